import type { ContentfulContentType, ContentfulField } from './content-model';

/**
 * One entry of `details.errors` of a refusal, as Contentful writes it
 * (https://www.contentful.com/developers/docs/references/errors/, and the answers that the threads below quote).
 */
export interface EntryError {
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly details?: string;
  readonly value?: unknown;
  readonly conflicting?: readonly EntryLink[];
  readonly link?: EntryLink['sys'];
}

interface EntryLink {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string };
}

/** The fields of an entry, each by language. */
export type LocalizedFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface EntryToCheck {
  readonly id: string;
  readonly fields: LocalizedFields;
}

/** The space in which an entry is checked. */
export interface Space {
  readonly languages: readonly string[];
  /** Content types of entries by their ids. */
  readonly entries: ReadonlyMap<string, string>;
  readonly assets: { has(id: string): boolean };
  /** The published entries of a content type. */
  readonly publishedOf: (contentType: string) => readonly EntryToCheck[];
}

/** The most characters of a value, by its type (https://www.contentful.com/developers/docs/concepts/data-model/). */
const LONGEST = new Map([
  ['Symbol', 256],
  ['Text', 50_000],
]);

/**
 * Lists fields that the content type does not have: an entry with them is not saved. Contentful's own import tells them by the name
 * "unknown" and the field in the path
 * (https://github.com/contentful/contentful-import/blob/main/lib/tasks/push-to-space/creation.ts, cleanupUnknownFields).
 */
export function unknownFields({ fields }: ContentfulContentType, given: LocalizedFields): readonly EntryError[] {
  return Object.keys(given)
    .filter((id) => !fields.some((field) => field.id === id))
    .map((id) => ({ name: 'unknown', path: ['fields', id], details: `The property "${id}" is not expected` }));
}

/**
 * Lists values of another type than their field's: an entry with them is not saved
 * (https://github.com/contentful/contentful-management.js/issues/197, https://github.com/contentful/apps/issues/111).
 */
export function wrongTypes({ fields }: ContentfulContentType, given: LocalizedFields): readonly EntryError[] {
  return valuesOf(fields, given).flatMap(({ field, path, value }) => typeErrors(field, path, value));
}

/**
 * Lists languages that the space does not have: values in them are not saved. The values of an entry always stand in a language
 * (https://www.contentful.com/developers/docs/references/content-management-api/entries/).
 */
export function unknownLanguages(given: LocalizedFields, { languages }: Space): readonly EntryError[] {
  return Object.entries(given).flatMap(([id, values]) =>
    Object.keys(values)
      .filter((language) => !languages.includes(language))
      .map((language) => ({ name: 'unknown', path: ['fields', id, language], details: `No locale ${language}` })),
  );
}

/**
 * Lists links to entries that the space lacks: an entry with them is not published. The refusal is one of its own,
 * `UnresolvedLinks` (https://github.com/contentful/contentful-space-sync/issues/77).
 */
export function unresolvedLinks(
  { fields }: ContentfulContentType,
  given: LocalizedFields,
  space: Space,
): readonly EntryError[] {
  return linksIn(valuesOf(fields, given)).flatMap(({ path, link }) => {
    const isThere = link.sys.linkType === 'Asset' ? space.assets.has(link.sys.id) : space.entries.has(link.sys.id);
    return isThere ? [] : [{ name: 'notResolvable', path, link: link.sys }];
  });
}

/**
 * Lists the problems that keep an entry from being published: "validations only apply during the publish operation"
 * (https://github.com/contentful/contentful-export/issues/169).
 */
export function brokenValidations(
  { sys, fields }: ContentfulContentType,
  entry: EntryToCheck,
  space: Space,
): readonly EntryError[] {
  return [
    ...missingFields(fields, entry.fields, space),
    ...valuesOf(fields, entry.fields).flatMap(({ field, path, value }) => [
      ...fieldErrors(field, path, value, space),
      ...sharedValues(
        field,
        path,
        value,
        space.publishedOf(sys.id).filter(({ id }) => id !== entry.id),
      ),
    ]),
  ];
}

/** https://github.com/contentful/contentful-import/issues/598 */
function missingFields(
  fields: readonly ContentfulField[],
  given: LocalizedFields,
  { languages }: Space,
): readonly EntryError[] {
  return fields
    .filter(({ id, required }) => required && languages.some((language) => (given[id]?.[language] ?? null) === null))
    .map(({ id }) => ({ name: 'required', path: ['fields', id], details: `The property "${id}" is required here` }));
}

/**
 * "Validates that there are no other entries that have the same field value"
 * (https://www.contentful.com/developers/docs/references/content-management-api/content-types/). The editor reads `conflicting`
 * (https://github.com/contentful/field-editors/blob/master/packages/validation-errors/src/ValidationErrors.tsx).
 */
function sharedValues(
  { id, validations }: ContentfulField,
  path: EntryError['path'],
  value: unknown,
  others: readonly EntryToCheck[],
): readonly EntryError[] {
  if (!validations.some((rule) => rule['unique'] === true)) return [];
  const same = others.filter(({ fields }) => Object.values(fields[id] ?? {}).includes(value));
  if (same.length === 0) return [];
  const conflicting = same.map((entry): EntryLink => ({ sys: { type: 'Link', linkType: 'Entry', id: entry.id } }));
  return [{ name: 'unique', path, value, conflicting, details: 'Same field value present in other entry' }];
}

function fieldErrors(
  field: ContentfulField,
  path: EntryError['path'],
  value: unknown,
  space: Space,
): readonly EntryError[] {
  const { items } = field;
  const own = field.validations.flatMap((rule) => brokenRule(rule, path, value, space));
  if (!items || !Array.isArray(value)) return own;
  return [
    ...own,
    ...value.flatMap((item, index) =>
      items.validations.flatMap((rule) => brokenRule(rule, [...path, index], item, space)),
    ),
  ];
}

/** The validations of https://www.contentful.com/developers/docs/references/content-management-api/content-types/ */
function brokenRule(
  rule: ContentfulField['validations'][number],
  path: EntryError['path'],
  value: unknown,
  { entries }: Space,
): readonly EntryError[] {
  const { in: allowed, regexp, size, range, linkContentType } = rule as Rules;
  const measured = typeof value === 'string' || Array.isArray(value) ? value.length : value;
  const broken = {
    in: allowed !== undefined && !allowed.includes(value),
    regexp: regexp !== undefined && !new RegExp(regexp.pattern, regexp.flags ?? '').test(String(value)),
    size: size !== undefined && !isWithin(size, measured),
    range: range !== undefined && !isWithin(range, value),
    linkContentType:
      linkContentType !== undefined && !linkContentType.includes(entries.get(isLink(value) ? value.sys.id : '') ?? ''),
  };
  return Object.entries(broken)
    .filter(([, isBroken]) => isBroken)
    .map(([name]) => ({ name, path, value }));
}

interface Rules {
  readonly in?: readonly unknown[];
  readonly regexp?: { readonly pattern: string; readonly flags: string | null };
  readonly size?: Bounds;
  readonly range?: Bounds;
  readonly linkContentType?: readonly string[];
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

function isWithin({ min = -Infinity, max = Infinity }: Bounds, value: unknown): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}

function typeErrors(field: ContentfulField, path: EntryError['path'], value: unknown): readonly EntryError[] {
  const { type, linkType, items } = field;
  if (type !== 'Array') return isOfType(type, linkType, value) ? [] : [typeError(type, path, value)];
  if (!Array.isArray(value)) return [typeError(type, path, value)];
  return value.flatMap((item, index) =>
    items && isOfType(items.type, items.linkType, item) ? [] : [typeError(items?.type ?? '', [...path, index], item)],
  );
}

function typeError(type: string, path: EntryError['path'], value: unknown): EntryError {
  return { name: 'type', path, value, details: `The type of "value" is incorrect, expected type: ${type}` };
}

function isOfType(type: string, linkType: string | undefined, value: unknown): boolean {
  switch (type) {
    case 'Symbol':
    case 'Text':
      return typeof value === 'string' && value.length <= (LONGEST.get(type) ?? 0);
    case 'Integer':
      return Number.isInteger(value);
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value));
    case 'Link':
      return isLink(value) && value.sys.linkType === linkType;
    default:
      return typeof value === 'object' && value !== null;
  }
}

function isLink(value: unknown): value is EntryLink {
  return (value as Partial<EntryLink> | null)?.sys?.type === 'Link';
}

interface Placed {
  readonly field: ContentfulField;
  readonly path: EntryError['path'];
  readonly value: unknown;
}

function valuesOf(fields: readonly ContentfulField[], given: LocalizedFields): readonly Placed[] {
  return fields.flatMap((field) =>
    Object.entries(given[field.id] ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([language, value]) => ({ field, path: ['fields', field.id, language], value })),
  );
}

function linksIn(
  values: readonly Placed[],
): readonly { readonly path: EntryError['path']; readonly link: EntryLink }[] {
  return values.flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return isLink(value) ? [{ path, link: value }] : [];
    return value.flatMap((item: unknown, index) => (isLink(item) ? [{ path: [...path, index], link: item }] : []));
  });
}
