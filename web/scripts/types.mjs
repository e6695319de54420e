// Makes TypeScript types of the protocol's JSON Schema: generated/protocol.json becomes generated/protocol.ts.
import { readFileSync, writeFileSync } from "node:fs";

const { $defs } = JSON.parse(readFileSync("generated/protocol.json", "utf8"));

function type(schema) {
  if (schema.$ref) return schema.$ref.split("/").pop();
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(type).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((name) => type({ ...schema, type: name })).join(" | ");
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
      return "string";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array":
      if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(", ")}]`;
      return `Array<${type(schema.items ?? {})}>`;
    case "object":
      return schema.properties ? shape(schema) : `Record<string, ${type(schema.additionalProperties || {})}>`;
    default:
      return "unknown";
  }
}

function shape(schema) {
  const needed = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => `  ${name}${needed.has(name) ? "" : "?"}: ${type(part)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

const parts = Object.entries($defs).map(([name, schema]) => {
  const about = schema.description ? `/** ${schema.description.split("\n")[0]} */\n` : "";
  return `${about}export type ${name} = ${schema.properties ? shape(schema) : type(schema)};\n`;
});
writeFileSync("generated/protocol.ts", `// Made from the protocol's JSON Schema by scripts/types.mjs; do not edit.\n\n${parts.join("\n")}`);
