import type { Schema } from './api-document';

const refPrefix = '#/components/schemas/';
const listsOfSchemas = new Set(['anyOf', 'oneOf']);
const mapsOfSchemas = new Set(['properties', 'patternProperties', '$defs']);
const singleSchemas = new Set(['items', 'additionalProperties', 'contains', 'propertyNames']);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The document tells readers to ignore keys they do not know. A test of our own server must not: there an unknown key is a
 * spelling mistake. These copies refuse every key that the document does not name. A schema used inside `allOf` stays open,
 * because the schemas beside it name the other keys; the combination is sealed as a whole.
 */
export function sealedDefinitions(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const definitions: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    definitions[name] = seal(schema);
    definitions[openName(name)] = open(schema);
  }
  return definitions;
}

/** The schema with references to sealed definitions, itself refusing unknown keys. */
export function seal(schema: Schema): Schema {
  const copy = open(schema);
  const namesItsKeys = 'properties' in copy || 'allOf' in copy;
  return namesItsKeys && !('additionalProperties' in copy) ? { ...copy, unevaluatedProperties: false } : copy;
}

function open(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, copyKeyword(keyword, value)]));
}

function copyKeyword(keyword: string, value: unknown): unknown {
  if (keyword === '$ref') return `#/$defs/${nameOf(String(value))}`;
  if (keyword === 'allOf' && Array.isArray(value)) return value.filter(isSchema).map(openMember);
  if (listsOfSchemas.has(keyword) && Array.isArray(value)) return value.filter(isSchema).map(seal);
  if (mapsOfSchemas.has(keyword) && isSchema(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, isSchema(child) ? seal(child) : child]),
    );
  }
  if (singleSchemas.has(keyword) && isSchema(value)) return seal(value);
  return value;
}

function openMember(member: Schema): Schema {
  return typeof member['$ref'] === 'string' ? { $ref: `#/$defs/${openName(nameOf(member['$ref']))}` } : open(member);
}

function nameOf(ref: string): string {
  if (!ref.startsWith(refPrefix)) throw new Error(`Only references to ${refPrefix} are understood, not ${ref}.`);
  return ref.slice(refPrefix.length);
}

function openName(name: string): string {
  return `${name}.open`;
}
