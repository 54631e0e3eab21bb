import type { Place } from './delivery-resource';
import type { ContentTypeDefinition, FieldDefinition } from './field-definition';

/** A content type in the shape of the delivery API. */
export function contentTypeJson(type: ContentTypeDefinition, place: Place): object {
  return {
    sys: {
      space: { sys: { type: 'Link', linkType: 'Space', id: place.space } },
      id: type.id,
      type: 'ContentType',
      createdAt: '2025-01-06T09:00:00.000Z',
      updatedAt: '2025-01-06T09:00:00.000Z',
      environment: { sys: { type: 'Link', linkType: 'Environment', id: place.environment } },
      revision: 1,
    },
    displayField: type.displayField,
    name: type.name,
    description: '',
    fields: type.fields.map(fieldJson),
  };
}

export function localeJson(): object {
  return {
    code: 'en-US',
    name: 'English (United States)',
    default: true,
    fallbackCode: null,
    sys: { id: 'en-US', type: 'Locale', version: 1 },
  };
}

export function collectionJson(items: readonly object[]): object {
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items };
}

function fieldJson(field: FieldDefinition): object {
  return {
    id: field.id,
    name: field.id,
    type: field.type,
    localized: false,
    required: field.required,
    disabled: false,
    omitted: false,
    ...(field.linkType === undefined ? {} : { linkType: field.linkType }),
    ...(field.items === undefined ? {} : { items: { ...field.items, validations: [] } }),
  };
}
