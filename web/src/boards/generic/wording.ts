import { known, t } from "../../words";
import { namesIn } from "./zones";

/**
 * The game's own words for what lies on its table. `<prefix>-zone-<field>` names a field; a game that names some shows only
 * those, and one that names none shows all, called as its source calls them. `<prefix>-zone-<field>-<kind>` names a card
 * there, `<prefix>-zone-card-<kind>` a card anywhere; else its name comes from the card set.
 */
export class Wording {
  private readonly picky: boolean;

  /** `fields`: everything that the game's records hold. */
  constructor(
    private readonly prefix: string,
    private readonly cards: unknown,
    fields: readonly string[],
  ) {
    this.picky = fields.some((field) => this.has(field));
  }

  /** Whether the game has a name for a field. */
  has = (field: string): boolean => known(`${this.prefix}-zone-${field}`);

  /** The name of a zone; empty if it is not to be shown. */
  zone(field: string): string {
    if (this.has(field)) return t(`${this.prefix}-zone-${field}`);
    const plain = field.replaceAll("_", " ").trim();
    return this.picky ? "" : plain.charAt(0).toUpperCase() + plain.slice(1);
  }

  /** The name of a card; `kinds` is how many kinds there are, where that is known. */
  card(field: string, kind: number, kinds: number | undefined): string {
    const name = kinds ? namesIn(this.cards, kinds)?.[kind] : undefined;
    const slug = name?.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") ?? "";
    for (const key of [`zone-${field}-${kind}`, `zone-card-${kind}`, `card-${slug}`]) {
      if (known(`${this.prefix}-${key}`)) return t(`${this.prefix}-${key}`);
    }
    return name ?? String(kind);
  }

  value(field: string, value: number | boolean | string): string {
    const key = `${this.prefix}-zone-${field}-${value}`;
    if (known(key)) return t(key);
    if (typeof value === "boolean") return value ? t("page-value-yes") : t("page-value-no");
    return String(value);
  }
}
