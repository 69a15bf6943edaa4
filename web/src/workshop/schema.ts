/** What a schema says about a value: its control, and its initial value. */
import type { Schema } from "../packs/api";

export type Kind =
  "choice" | "text" | "number" | "flag" | "object" | "map" | "list" | "numbers" | "texts" | "choices" | "tagged";

export class Shape {
  constructor(private readonly root: Schema) {}

  resolve(schema: Schema): Schema {
    if (schema.$ref) return this.resolve(this.root.$defs?.[schema.$ref.replace("#/$defs/", "")] ?? {});
    const some = schema.anyOf?.filter((one) => one.type !== "null");
    return some?.length === 1 && some[0] ? this.resolve(some[0]) : schema;
  }

  kind(given: Schema): Kind {
    const schema = this.resolve(given);
    if (schema.discriminator) return "tagged";
    if (schema.enum) return "choice";
    if (schema.type === "boolean") return "flag";
    if (schema.type === "integer" || schema.type === "number") return "number";
    if (schema.type === "object") return schema.properties ? "object" : "map";
    if (schema.type === "array") {
      const inner = schema.prefixItems?.[0] ?? schema.items;
      const of = inner && typeof inner === "object" ? this.resolve(inner) : {};
      if (of.enum) return "choices";
      if (of.type === "string") return "texts";
      return of.type === "integer" || of.type === "number" ? "numbers" : "list";
    }
    return "text";
  }

  /** The fields of an item, in the order of the form. */
  fields(given: Schema): [string, Schema][] {
    const schema = this.resolve(given);
    const first = ["id", "name", "class", "faction"];
    const last = ["source", "note", "icon"];
    const rank = (name: string) => {
      if (first.includes(name)) return 0;
      if (name === "title" || name === "text") return 3;
      if (last.includes(name)) return 4;
      return schema.required?.includes(name) || name === "group" ? 1 : 2;
    };
    return Object.entries(schema.properties ?? {}).sort(([one], [other]) => rank(one) - rank(other));
  }

  inner(given: Schema): Schema {
    const schema = this.resolve(given);
    const of = schema.prefixItems?.[0] ?? schema.items ?? schema.additionalProperties;
    return of && typeof of === "object" ? of : {};
  }

  /** The kinds of a tagged union, by their tags. */
  tags(given: Schema): [string, Schema][] {
    const found = this.resolve(given).discriminator;
    return Object.entries(found?.mapping ?? {}).map(([tag, to]) => [tag, { $ref: to }]);
  }

  /** An initial value. */
  fresh(given: Schema): unknown {
    const schema = this.resolve(given);
    if (schema.default !== undefined && schema.default !== null) return schema.default;
    switch (this.kind(given)) {
      case "choice":
        return schema.enum?.[schema.enum.length - 1];
      case "number":
        return Math.max(schema.minimum ?? 0, 0);
      case "flag":
        return false;
      case "object":
        return Object.fromEntries(
          (schema.required ?? []).map((name) => [name, this.fresh(schema.properties?.[name] ?? {})]),
        );
      case "map":
        return {};
      case "tagged": {
        const [tag, of] = this.tags(given)[0] ?? ["", {}];
        return { [schema.discriminator?.propertyName ?? ""]: tag, ...(this.fresh(of) as object) };
      }
      case "text":
        return "";
      default:
        return [];
    }
  }
}
