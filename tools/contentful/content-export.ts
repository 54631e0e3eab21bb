import { contentTypes } from '#sandbox/content-service/content-types';
import type { Fields, StoredAsset, StoredEntry } from '#sandbox/content-service/stored-content';
import { isRaster } from '#sandbox/content-service/stored-content';
import type { ContentToExport } from './content-forms';
import { type ContentfulContentType, toContentType } from './content-model';

/** The fields of an entry or asset, each by language. */
type Localized = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface ContentfulEntry {
  readonly sys: {
    readonly id: string;
    readonly type: 'Entry';
    readonly publishedVersion: number;
    readonly contentType: {
      readonly sys: { readonly type: 'Link'; readonly linkType: 'ContentType'; readonly id: string };
    };
  };
  readonly fields: Localized;
}

interface ContentfulAsset {
  readonly sys: { readonly id: string; readonly type: 'Asset'; readonly publishedVersion: number };
  readonly fields: Localized & { readonly file: Readonly<Record<string, ContentfulFile>> };
}

interface ContentfulFile {
  readonly url: string;
  readonly fileName: string;
  readonly contentType: string;
}

interface ContentfulLocale {
  readonly sys: { readonly id: string; readonly type: 'Locale' };
  readonly name: string;
  readonly code: string;
  readonly fallbackCode: null;
  readonly default: boolean;
  readonly contentManagementApi: boolean;
  readonly contentDeliveryApi: boolean;
  readonly optional: boolean;
}

/** Everything in a content space, in the form that `contentful-import` takes. */
export interface ContentExport {
  /** Says which content it is. The import reads over it. */
  readonly about: string;
  readonly contentTypes: readonly ContentfulContentType[];
  readonly entries: readonly ContentfulEntry[];
  readonly assets: readonly ContentfulAsset[];
  readonly locales: readonly ContentfulLocale[];
}

/** Writes content for an import. Entries with a published version are published by it. */
export function contentExport(
  { about, content: { entries, assets } }: ContentToExport,
  language: string,
): ContentExport {
  return {
    about,
    contentTypes: contentTypes.map(toContentType),
    entries: entries.map((entry) => toEntry(entry, language)),
    assets: assets.map((asset) => toAsset(asset, language)),
    locales: [
      {
        // The import looks at the id, and then goes by the code.
        sys: { id: language, type: 'Locale' },
        name: new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(language) ?? language,
        code: language,
        fallbackCode: null,
        default: true,
        contentManagementApi: true,
        contentDeliveryApi: true,
        optional: false,
      },
    ],
  };
}

/** Returns the path of an asset's file below the folder of assets; the import looks for it there. */
export function assetFile({ path }: Pick<StoredAsset, 'path'>): string {
  return `media/${path}`;
}

function toEntry({ id, contentType, fields }: StoredEntry, language: string): ContentfulEntry {
  return {
    sys: {
      id,
      type: 'Entry',
      publishedVersion: 1,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
    },
    fields: localized(fields, language),
  };
}

function toAsset(asset: StoredAsset, language: string): ContentfulAsset {
  const { id, title, description, path } = asset;
  const file = {
    // Without a scheme, the import takes the text after the slashes as a path below the folder of assets.
    url: `//${assetFile(asset)}`,
    fileName: path.slice(path.lastIndexOf('/') + 1),
    contentType: isRaster(asset) ? 'image/png' : 'image/svg+xml',
  };
  return {
    sys: { id, type: 'Asset', publishedVersion: 1 },
    fields: { title: { [language]: title }, description: { [language]: description }, file: { [language]: file } },
  };
}

function localized(fields: Fields, language: string): Localized {
  return Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { [language]: value }]));
}
