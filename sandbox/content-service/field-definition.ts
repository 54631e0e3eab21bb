export type FieldType = 'Symbol' | 'Text' | 'Integer' | 'Number' | 'Date' | 'Boolean' | 'Object' | 'Link' | 'Array';

/** One field of a content type, as the delivery API describes it, plus the rules that content files are held to. */
export interface FieldDefinition {
  readonly id: string;
  readonly type: FieldType;
  readonly linkType?: 'Entry' | 'Asset';
  readonly items?: { readonly type: 'Symbol' | 'Link'; readonly linkType?: 'Entry' | 'Asset' };
  /** A required list has at least one item. */
  readonly required: boolean;
  /** The content type that a link to an entry must lead to. */
  readonly linksTo?: string;
  /** The content types one of which must have an entry with this key. */
  readonly keyOf?: readonly string[];
  readonly oneOf?: readonly string[];
  readonly pattern?: RegExp;
  readonly maxLength?: number;
  readonly range?: readonly [number, number];
  /** For arrays: exactly this many items. */
  readonly length?: number;
  /** For arrays: at most this many items. */
  readonly maxItems?: number;
}

export interface ContentTypeDefinition {
  readonly id: string;
  readonly name: string;
  /** The field whose value, made url-safe, becomes part of the entry's id. */
  readonly keyField: string;
  readonly fields: readonly FieldDefinition[];
}

type Rules = Partial<Omit<FieldDefinition, 'id' | 'type' | 'items' | 'linkType'>>;

function field(id: string, type: FieldType, rules: Rules, extra: Partial<FieldDefinition> = {}): FieldDefinition {
  return { id, type, required: true, ...rules, ...extra };
}

export const symbol = (id: string, rules: Rules = {}): FieldDefinition =>
  field(id, 'Symbol', { maxLength: 255, ...rules });
export const text = (id: string, rules: Rules = {}): FieldDefinition => field(id, 'Text', rules);
export const integer = (id: string, rules: Rules = {}): FieldDefinition => field(id, 'Integer', rules);
export const number = (id: string, rules: Rules = {}): FieldDefinition => field(id, 'Number', rules);
export const date = (id: string, rules: Rules = {}): FieldDefinition => field(id, 'Date', rules);
export const flag = (id: string, rules: Rules = {}): FieldDefinition => field(id, 'Boolean', rules);
export const json = (id: string, rules: Rules = {}): FieldDefinition => field(id, 'Object', rules);
export const symbols = (id: string, rules: Rules = {}): FieldDefinition =>
  field(id, 'Array', rules, { items: { type: 'Symbol' } });
export const assetLink = (id: string, rules: Rules = {}): FieldDefinition =>
  field(id, 'Link', rules, { linkType: 'Asset' });
export const entryLink = (id: string, linksTo: string): FieldDefinition =>
  field(id, 'Link', { linksTo }, { linkType: 'Entry' });
export const assetLinks = (id: string, rules: Rules = {}): FieldDefinition =>
  field(id, 'Array', rules, { items: { type: 'Link', linkType: 'Asset' } });
export const entryLinks = (id: string, linksTo: string, rules: Rules = {}): FieldDefinition =>
  field(id, 'Array', { linksTo, ...rules }, { items: { type: 'Link', linkType: 'Entry' } });
