import { known, t } from "../../words";
import { namesIn } from "./zones";

/**
 * The game's own words for what lies on its table, where it has them: `<prefix>-zone-<field>` names a field (an empty text hides
 * it), `<prefix>-zone-<field>-<kind>` a card in it. Without words a field is called as the game's source calls it.
 */
export class Wording {
  constructor(
    private readonly prefix: string,
    private readonly cards: unknown,
  ) {}

  /** The name of a zone; empty if the game does not want it to be shown. */
  zone(field: string): string {
    const key = `${this.prefix}-zone-${field}`;
    if (known(key)) return t(key);
    const plain = field.replaceAll("_", " ").trim();
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  }

  /** Whether the game has a name for a field. */
  has = (field: string): boolean => known(`${this.prefix}-zone-${field}`);

  card(field: string, kind: number, kinds: number | undefined): string {
    const key = `${this.prefix}-zone-${field}-${kind}`;
    if (known(key)) return t(key);
    return (kinds && namesIn(this.cards, kinds)?.[kind]) || String(kind);
  }

  value(field: string, value: number | boolean | string): string {
    const key = `${this.prefix}-zone-${field}-${value}`;
    if (known(key)) return t(key);
    if (typeof value === "boolean") return value ? t("page-value-yes") : t("page-value-no");
    return String(value);
  }
}
