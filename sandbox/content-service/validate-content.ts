import type { WrittenEntry } from './content-files';
import { findContentType } from './content-types';
import type { FieldDefinition } from './field-definition';

/** The entry ids and asset ids that links in content files may point to. */
export interface LinkTargets {
  hasEntry(contentType: string, key: string): boolean;
  hasAsset(path: string): boolean;
}

/** Every problem of one written entry, each as `file: field: problem`. An empty list means that it is sound. */
export function problemsOf(entry: WrittenEntry, targets: LinkTargets): readonly string[] {
  const type = findContentType(entry.type);
  if (!type) return [`${entry.file}: the folder "${entry.type}" is no content type`];
  const unknown = Object.keys(entry.fields)
    .filter((id) => !type.fields.some((field) => field.id === id))
    .map((id) => `${entry.file}: ${id}: is no field of ${type.id}`);
  const wrong = type.fields.flatMap((field) => {
    const value = entry.fields[field.id];
    if (value === undefined || value === null) return field.required ? [`${entry.file}: ${field.id}: is missing`] : [];
    const problem = problemOf(field, value, targets);
    return problem === undefined ? [] : [`${entry.file}: ${field.id}: ${problem}`];
  });
  return [...unknown, ...wrong];
}

function problemOf(field: FieldDefinition, value: unknown, targets: LinkTargets): string | undefined {
  switch (field.type) {
    case 'Symbol':
    case 'Text':
      return textProblem(field, value, targets);
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
        ? undefined
        : 'must be a date like 2025-03-31';
    case 'Integer':
    case 'Number':
      return numberProblem(field, value);
    case 'Boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'Object':
      return typeof value === 'object' ? undefined : 'must be a mapping or a list';
    case 'Link':
      return linkProblem(field, value, targets);
    case 'Array':
      return arrayProblem(field, value, targets);
  }
}

function textProblem(field: FieldDefinition, value: unknown, targets: LinkTargets): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'must be a text that is not empty';
  if (field.maxLength !== undefined && value.length > field.maxLength) {
    return `has ${value.length} characters, ${field.maxLength} are allowed`;
  }
  if (field.oneOf && !field.oneOf.includes(value)) return `"${value}" is none of ${field.oneOf.join(', ')}`;
  if (field.keyOf && !field.keyOf.some((type) => targets.hasEntry(type, value)))
    return `there is no ${field.keyOf.join(' or ')} "${value}"`;
  if (field.pattern && !field.pattern.test(value)) return `"${value}" does not match ${field.pattern.source}`;
  return undefined;
}

function numberProblem(field: FieldDefinition, value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
  if (field.type === 'Integer' && !Number.isInteger(value)) return 'must be a whole number';
  const [least, most] = field.range ?? [-Infinity, Infinity];
  return value < least || value > most ? `must be between ${least} and ${most}` : undefined;
}

function linkProblem(field: FieldDefinition, value: unknown, targets: LinkTargets): string | undefined {
  if (typeof value !== 'string') return 'must be the key of an entry or the path of a picture';
  if (field.linksTo !== undefined) {
    return targets.hasEntry(field.linksTo, value) ? undefined : `there is no ${field.linksTo} "${value}"`;
  }
  return targets.hasAsset(value) ? undefined : `there is no picture "${value}"`;
}

function arrayProblem(field: FieldDefinition, value: unknown, targets: LinkTargets): string | undefined {
  if (!Array.isArray(value)) return 'must be a list';
  if (field.required && value.length === 0) return 'must have at least one item';
  if (field.length !== undefined && value.length !== field.length)
    return `must have ${field.length} items, has ${value.length}`;
  if (field.maxItems !== undefined && value.length > field.maxItems)
    return `may have ${field.maxItems} items, has ${value.length}`;
  const problems = value.map((item: unknown) =>
    field.items?.type === 'Link' ? linkProblem(field, item, targets) : textProblem(field, item, targets),
  );
  return problems.find((problem) => problem !== undefined);
}
