/** Cards of a set as its file has them, and as a form shows them. */
import type { CheckedSet } from "../../generated/protocol";

export type Entry = Record<string, unknown>;
export type Tables = Record<string, unknown>;
export type SetTable = CheckedSet["tables"][number];
export type SetField = SetTable["fields"][number];

const SIGNS: Record<string, string> = { "+": "plus", "-": "minus" };

/** What a card is called on paper: its id, its name, its number or its sign. */
export function nameOf(entry: Entry): string {
  const named = String(entry["id"] ?? entry["name"] ?? entry["number"] ?? entry["sign"] ?? "");
  return SIGNS[named] ?? named;
}

/** What was measured of an entry: figures go by a card's name, by its id and name, or by the effect that several cards share. */
export function measuredOf<Figure>(entry: Entry, figures: Record<string, Figure> | null | undefined): Figure | undefined {
  const texts = Object.values(entry).filter((value): value is string => typeof value === "string").map((value) => value.replaceAll("_", " "));
  const names = [nameOf(entry), `${entry["id"]} ${entry["name"]}`, ...texts];
  return names.map((name) => figures?.[name]).find((figure) => figure !== undefined);
}

export function entriesOf(data: Tables, table: string): Entry[] {
  if (!table) return [data];
  const found = data[table];
  return Array.isArray(found) ? (found as Entry[]) : [];
}

/** The same set with one field changed; undefined takes the field away. */
export function changed(data: Tables, table: string, index: number, field: string, value: unknown): Tables {
  const replace = (entry: Entry): Entry => {
    const twin = { ...entry, [field]: value };
    if (value === undefined) delete twin[field];
    return twin;
  };
  if (!table) return replace(data);
  return { ...data, [table]: entriesOf(data, table).map((entry, place) => (place === index ? replace(entry) : entry)) };
}

export function without(data: Tables, table: string, index: number): Tables {
  return { ...data, [table]: entriesOf(data, table).filter((_, place) => place !== index) };
}

/** One more entry: a copy of another under a new name, or a blank one. */
export function withNew(data: Tables, table: SetTable, like?: Entry): Tables {
  const blank = Object.fromEntries(table.fields.filter((field) => !field.optional).map((field) => [field.name, field.sample]));
  const entry: Entry = { ...(like ?? blank) };
  const taken = new Set(entriesOf(data, table.name).map((one) => nameOf(one).toUpperCase()));
  const field = ["id", "name", "number"].find((name) => table.fields.some((one) => one.name === name));
  if (field === "number") {
    const range = table.fields.find((one) => one.name === "number")!;
    for (let number = range.low; number <= range.high; number++) {
      if (!taken.has(String(number))) {
        entry["number"] = number;
        break;
      }
    }
  } else if (field) {
    for (let number = 1; ; number++) {
      const name = field === "id" ? `new${number}` : `New ${number}`;
      if (taken.has(name.toUpperCase())) continue;
      entry[field] = name;
      if (field === "id" && "name" in entry && !like) entry["name"] = `New ${number}`;
      break;
    }
  }
  return { ...data, [table.name]: [...entriesOf(data, table.name), entry] };
}

/** A field's value as text in its box. */
export function shown(field: SetField, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (field.kind === "language") return JSON.stringify(value);
  if (field.kind === "list") return Array.isArray(value) ? value.join(" ") : String(value);
  return String(value);
}

/** What a text in a field's box means. Throws if it is no JSON where JSON is wanted. */
export function meant(field: SetField, text: string): unknown {
  if (!text.trim() && field.optional) return undefined;
  if (field.kind === "language") return JSON.parse(text) as unknown;
  if (field.kind === "list") return text.split(/[\s,]+/).filter(Boolean);
  if (field.kind === "whole") return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : text;
  return text;
}
