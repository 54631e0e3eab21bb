import type { ContentExport } from '#tools/contentful/content-export';
import type { ContentfulContentType, ContentfulField } from '#tools/contentful/content-model';
import type { Space } from '#tools/contentful/entry-validation';
import {
  brokenValidations,
  unknownFields,
  unknownLanguages,
  unresolvedLinks,
  wrongTypes,
} from '#tools/contentful/entry-validation';

const ID = /^[A-Za-z0-9._-]{1,64}$/;
const FIELD_ID = /^[A-Za-z]\w{0,63}$/;
const TYPES = ['Symbol', 'Text', 'Integer', 'Number', 'Date', 'Object', 'Boolean', 'Array', 'Link', 'Location'];
type Entry = ContentExport['entries'][number];

type Types = ReadonlyMap<string, ContentfulContentType>;

/** The space after the import, in which entries are checked as the stand-in for the service checks them. */
function spaceOf({ entries, assets, locales }: ContentExport): Space {
  return {
    languages: locales.filter((locale) => locale.default).map(({ code }) => code),
    entries: new Map(entries.map(({ sys }) => [sys.id, sys.contentType.sys.id])),
    assets: new Set(assets.map(({ sys }) => sys.id)),
    publishedOf: (type) =>
      entries.filter(({ sys }) => sys.contentType.sys.id === type).map(({ sys, fields }) => ({ id: sys.id, fields })),
  };
}

/** Lists all that `contentful-import` or the management API behind it would refuse, each with its place. */
export function importProblems(content: ContentExport): readonly string[] {
  const space = spaceOf(content);
  const types = new Map(content.contentTypes.map((type) => [type.sys.id, type]));
  const [language = ''] = space.languages;
  return [
    ...idProblems(content),
    ...content.contentTypes.flatMap(contentTypeProblems),
    ...content.entries.flatMap((entry) => entryProblems(entry, space, types)),
    ...content.assets.flatMap((asset) => assetProblems(asset, language)),
    ...(content.locales.filter((locale) => locale.default).length === 1 ? [] : ['locales: one is the default']),
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

function entryProblems(entry: Entry, space: Space, types: Types): readonly string[] {
  const { id, contentType } = entry.sys;
  const type = types.get(contentType.sys.id);
  if (!type) return [`${id}: has no content type`];
  const errors = [
    ...unknownFields(type, entry.fields),
    ...wrongTypes(type, entry.fields),
    ...unknownLanguages(entry.fields, space),
    ...unresolvedLinks(type, entry.fields, space),
    ...brokenValidations(type, { id, fields: entry.fields }, space),
  ];
  return errors.map(({ name, path }) => `${id}.${path.slice(1).join('.')}: ${name}`);
}

function assetProblems({ sys, fields }: ContentExport['assets'][number], language: string): readonly string[] {
  const file = fields.file[language];
  const isWhole = file && /^\/\/[^/]+\/\S+$/.test(file.url) && file.fileName !== '' && file.contentType !== '';
  return [
    ...(isWhole ? [] : [`${sys.id}: has no file`]),
    ...(fields['title']?.[language] ? [] : [`${sys.id}: has no title`]),
  ];
}

function twice(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
