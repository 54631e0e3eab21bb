import type { PageMeta, StaticPageContent } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './read-fields';

/** What a page entry tells search engines and the tab. Throws `wrong_shape` when a field is missing or malformed. */
export function pageMetaOf(fields: FieldReader): PageMeta {
  return {
    path: fields.path('path'),
    title: fields.text('title'),
    description: fields.text('metaDescription'),
    noindex: fields.flag('noindex'),
  };
}

/** A page of running text. Throws `wrong_shape` when a field is missing or malformed. */
export function staticPageOf(entry: ContentEntry): StaticPageContent {
  const fields = new FieldReader(entry);
  return { kind: 'static-page', ...pageMetaOf(fields), body: fields.prose('body') };
}
