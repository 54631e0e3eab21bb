import type { ContentTypeDefinition, FieldDefinition } from '#sandbox/content-service/field-definition';

type Validation = Readonly<Record<string, unknown>>;

/** A field as the management API of Contentful takes it. */
export interface ContentfulField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly linkType?: string;
  readonly items?: { readonly type: string; readonly linkType?: string; readonly validations: readonly Validation[] };
  readonly required: boolean;
  readonly localized: boolean;
  readonly disabled: boolean;
  readonly omitted: boolean;
  readonly validations: readonly Validation[];
}

/** A content type as the management API of Contentful takes it; with a published version, the import publishes it. */
export interface ContentfulContentType {
  readonly sys: { readonly id: string; readonly type: 'ContentType'; readonly publishedVersion: number };
  readonly name: string;
  /** The field that lists of entries show. */
  readonly displayField: string;
  readonly fields: readonly ContentfulField[];
}

/** Fields that say best which entry it is, before the one that its id is made of. */
const TITLES = ['title', 'name'];
/** Content types whose entries may share the field that their ids are made of. */
const SHARED_KEYS = ['review'];

/** Writes a content type for Contentful, whose editor then holds entries to the rules that content files are held to here. */
export function toContentType({ id, name, keyField, fields }: ContentTypeDefinition): ContentfulContentType {
  const ids = fields.map((field) => field.id);
  return {
    sys: { id, type: 'ContentType', publishedVersion: 1 },
    name,
    displayField: TITLES.find((title) => ids.includes(title)) ?? keyField,
    fields: fields.map((field) => toField(field, field.id === keyField && !SHARED_KEYS.includes(id))),
  };
}

function toField(field: FieldDefinition, isKey: boolean): ContentfulField {
  const { id, type, linkType, items, required } = field;
  return {
    id,
    name: inWords(id),
    type,
    ...(linkType ? { linkType } : {}),
    ...(items ? { items: { ...items, validations: valueRules(field) } } : {}),
    required,
    // One language: an entry has each field once.
    localized: false,
    disabled: false,
    omitted: false,
    validations: [...(items ? sizeRules(field) : valueRules(field)), ...(isKey ? [{ unique: true }] : [])],
  };
}

/**
 * The rules for the number of items of a list. One that is required has an item: no page of Contentful's says whether an empty list is
 * enough for a required field.
 */
function sizeRules({ length, maxItems, required }: FieldDefinition): readonly Validation[] {
  if (length !== undefined) return [{ size: { min: length, max: length } }];
  const size = { ...(required && { min: 1 }), ...(maxItems !== undefined && { max: maxItems }) };
  return Object.keys(size).length === 0 ? [] : [{ size }];
}

/** The rules for a value, or for each value of a list. */
function valueRules({ linksTo, oneOf, pattern, maxLength, range }: FieldDefinition): readonly Validation[] {
  return [
    ...(linksTo === undefined ? [] : [{ linkContentType: [linksTo] }]),
    ...(oneOf === undefined ? [] : [{ in: oneOf }]),
    ...(pattern === undefined ? [] : [{ regexp: { pattern: pattern.source, flags: null } }]),
    ...(maxLength === undefined ? [] : [{ size: { max: maxLength } }]),
    ...(range === undefined ? [] : [{ range: { min: range[0], max: range[1] } }]),
  ];
}

/** "metaDescription" becomes "Meta description". */
function inWords(id: string): string {
  const words = id.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
