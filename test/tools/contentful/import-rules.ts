import type { ContentExport } from '#tools/contentful/content-export';
import type { ContentfulContentType, ContentfulField } from '#tools/contentful/content-model';

const ID = /^[A-Za-z0-9._-]{1,64}$/;
const FIELD_ID = /^[A-Za-z]\w{0,63}$/;
const TYPES = ['Symbol', 'Text', 'Integer', 'Number', 'Date', 'Object', 'Boolean', 'Array', 'Link', 'Location'];
const LONGEST = new Map([
  ['Symbol', 256],
  ['Text', 50_000],
]);

type Entry = ContentExport['entries'][number];

/** The space after the import, as far as entries are held against it. */
interface Space {
  readonly language: string;
  readonly contentTypes: ReadonlyMap<string, ContentfulContentType>;
  /** The content type of each entry, by its id. */
  readonly entries: ReadonlyMap<string, string>;
  readonly assets: ReadonlySet<string>;
}

function spaceOf({ contentTypes, entries, assets, locales }: ContentExport): Space {
  return {
    language: locales.find((locale) => locale.default)?.code ?? '',
    contentTypes: new Map(contentTypes.map((type) => [type.sys.id, type])),
    entries: new Map(entries.map(({ sys }) => [sys.id, sys.contentType.sys.id])),
    assets: new Set(assets.map(({ sys }) => sys.id)),
  };
}

/** Lists all that `contentful-import` or the management API behind it would refuse, each with its place. */
export function importProblems(content: ContentExport): readonly string[] {
  const space = spaceOf(content);
  return [
    ...idProblems(content),
    ...content.contentTypes.flatMap(contentTypeProblems),
    ...content.entries.flatMap((entry) => entryProblems(entry, space)),
    ...content.assets.flatMap((asset) => assetProblems(asset, space.language)),
    ...(content.locales.filter((locale) => locale.default).length === 1 ? [] : ['locales: one is the default']),
    ...uniquenessProblems(content),
  ];
}

function idProblems({ contentTypes, entries, assets, locales }: ContentExport): readonly string[] {
  const published = [...contentTypes, ...entries, ...assets];
  const kinds = [contentTypes, entries, assets, locales].map((things) => things.map(({ sys }) => sys.id));
  return [
    ...kinds.flatMap((ids) => ids.filter((id) => !ID.test(id))).map((id) => `${id}: is no id`),
    ...kinds.flatMap(twice).map((id) => `${id}: is there twice`),
    ...published.filter(({ sys }) => !(sys.publishedVersion >= 1)).map(({ sys }) => `${sys.id}: would stay a draft`),
  ];
}

function contentTypeProblems({ sys, name, displayField, fields }: ContentfulContentType): readonly string[] {
  const shown = fields.find(({ id }) => id === displayField);
  return [
    ...(name === '' ? [`${sys.id}: has no name`] : []),
    ...(fields.length > 50 ? [`${sys.id}: has more than 50 fields`] : []),
    ...(shown?.type === 'Symbol' || shown?.type === 'Text' ? [] : [`${sys.id}: ${displayField} cannot be displayed`]),
    ...fields.flatMap((field) => fieldProblems(field).map((problem) => `${sys.id}.${field.id}: ${problem}`)),
  ];
}

function fieldProblems({ id, name, type, linkType, items }: ContentfulField): readonly string[] {
  return [
    ...(FIELD_ID.test(id) ? [] : ['is no field id']),
    ...(name !== '' && name.length <= 50 ? [] : ['has no name of 1 to 50 characters']),
    ...(TYPES.includes(type) ? [] : [`${type} is no type`]),
    ...((type === 'Link') === (linkType === 'Asset' || linkType === 'Entry') ? [] : ['has a wrong link type']),
    ...((type === 'Array') === (items !== undefined) ? [] : ['has wrong items']),
  ];
}

function entryProblems(entry: Entry, space: Space): readonly string[] {
  const type = space.contentTypes.get(entry.sys.contentType.sys.id);
  if (!type) return [`${entry.sys.id}: has no content type`];
  const { language } = space;
  const unknown = Object.keys(entry.fields).filter((id) => !type.fields.some((field) => field.id === id));
  return [
    ...unknown.map((id) => `${entry.sys.id}.${id}: is no field`),
    ...type.fields.flatMap((field) => {
      const values = entry.fields[field.id] ?? {};
      const languages = Object.keys(values).filter((code) => code !== language);
      const value = values[language];
      const problems =
        value === undefined ? (field.required ? ['is missing'] : []) : valueProblems(field, value, space);
      return [...languages.map((code) => `has ${code}`), ...problems].map(
        (problem) => `${entry.sys.id}.${field.id}: ${problem}`,
      );
    }),
  ];
}

function valueProblems(field: ContentfulField, value: unknown, space: Space): readonly string[] {
  const { items, ...list } = field;
  if (items) {
    if (!Array.isArray(value)) return ['is no list'];
    const inner: ContentfulField = { ...list, ...items };
    return [
      ...brokenRules(field.validations, value.length, space),
      ...value.flatMap((item) => valueProblems(inner, item, space)),
    ];
  }
  return isOfType(field.type, value)
    ? [...linkProblems(field, value, space), ...brokenRules(field.validations, value, space)]
    : [`is no ${field.type}`];
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'Symbol':
    case 'Text':
      return typeof value === 'string' && value !== '' && value.length <= (LONGEST.get(type) ?? 0);
    case 'Integer':
      return Number.isInteger(value);
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
    default:
      return typeof value === 'object' && value !== null;
  }
}

function linkProblems({ type, linkType }: ContentfulField, value: unknown, space: Space): readonly string[] {
  if (type !== 'Link') return [];
  const { sys } = value as { readonly sys?: { readonly type: string; readonly linkType: string; readonly id: string } };
  if (sys?.type !== 'Link' || sys.linkType !== linkType) return ['is no link of its type'];
  const targets = linkType === 'Asset' ? space.assets : space.entries;
  return targets.has(sys.id) ? [] : [`leads to ${sys.id}, which is not there`];
}

/** Applies validations; of a list, to the number of its items. */
function brokenRules(rules: ContentfulField['validations'], value: unknown, { entries }: Space): readonly string[] {
  return rules.flatMap((rule) => {
    const {
      in: allowed,
      regexp,
      size,
      range,
      linkContentType,
    } = rule as {
      readonly in?: readonly unknown[];
      readonly regexp?: { readonly pattern: string };
      readonly size?: Bounds;
      readonly range?: Bounds;
      readonly linkContentType?: readonly string[];
    };
    const measured = typeof value === 'string' ? value.length : value;
    const target = entries.get((value as { sys?: { id: string } }).sys?.id ?? '');
    const holds =
      (allowed?.includes(value) ?? true) &&
      (regexp === undefined || new RegExp(regexp.pattern).test(String(value))) &&
      (size === undefined || isWithin(size, measured)) &&
      (range === undefined || isWithin(range, value)) &&
      (linkContentType?.includes(target ?? '') ?? true);
    return holds ? [] : [`breaks ${JSON.stringify(rule)}`];
  });
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

function isWithin({ min = -Infinity, max = Infinity }: Bounds, value: unknown): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}

function assetProblems({ sys, fields }: ContentExport['assets'][number], language: string): readonly string[] {
  const file = fields.file[language];
  const isWhole = file && /^\/\/[^/]+\/\S+$/.test(file.url) && file.fileName !== '' && file.contentType !== '';
  return [
    ...(isWhole ? [] : [`${sys.id}: has no file`]),
    ...(fields['title']?.[language] ? [] : [`${sys.id}: has no title`]),
  ];
}

function uniquenessProblems({ contentTypes, entries }: ContentExport): readonly string[] {
  return contentTypes.flatMap(({ sys: type, fields }) =>
    fields
      .filter(({ validations }) => validations.some((rule) => rule['unique'] === true))
      .flatMap(({ id }) => {
        const values = entries
          .filter(({ sys }) => sys.contentType.sys.id === type.id)
          .map((entry) => JSON.stringify(entry.fields[id]));
        return twice(values).map((value) => `${type.id}.${id}: ${value} is there twice`);
      }),
  );
}

function twice(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
