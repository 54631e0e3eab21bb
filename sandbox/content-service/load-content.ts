import { createHash } from 'node:crypto';
import type { WrittenEntry } from './content-files';
import { CONTENT_FOLDER, readContentFiles } from './content-files';
import { findContentType } from './content-types';
import { drawPictures } from './draw-pictures';
import type { FieldDefinition } from './field-definition';
import type { Fields, StoredAsset, StoredContent, StoredEntry } from './stored-content';
import { link, safeId } from './stored-content';
import { problemsOf } from './validate-content';

/** The date of entries without one. */
const OPENING_DAY = '2025-01-06';

/**
 * Reads, checks and links all content, and draws its pictures.
 * Throws one error that lists every problem with its file and field.
 */
export function loadContent(folder: string = CONTENT_FOLDER): StoredContent {
  const written = readContentFiles(folder);
  const keys = new Set(written.map((entry) => `${entry.type}:${keyOf(entry)}`));
  const assets = drawPictures(written).map(toAsset);
  const paths = new Set(assets.map((asset) => asset.path));
  const targets = {
    hasEntry: (type: string, key: string) => keys.has(`${type}:${key}`),
    hasAsset: (path: string) => paths.has(path),
  };
  const problems = [...written.flatMap((entry) => problemsOf(entry, targets)), ...duplicates(written)];
  if (problems.length > 0)
    throw new Error(`The content has ${problems.length} problem(s):\n- ${problems.join('\n- ')}`);
  return { entries: toEntries(written), assets };
}

function keyOf(entry: WrittenEntry): string {
  return String(entry.fields[findContentType(entry.type)?.keyField ?? 'slug']);
}

/** Keys must be unique, except for reviews, which share a product's sku, and settings. */
function duplicates(written: readonly WrittenEntry[]): readonly string[] {
  const seen = new Map<string, string>();
  return written
    .filter((entry) => entry.type !== 'review')
    .flatMap((entry) => {
      const type = findContentType(entry.type);
      const key = `${entry.type}:${keyOf(entry)}`;
      const first = seen.get(key);
      seen.set(key, first ?? entry.file);
      return first === undefined || !type ? [] : [`${entry.file}: ${type.keyField}: is already taken by ${first}`];
    });
}

function toEntries(written: readonly WrittenEntry[]): readonly StoredEntry[] {
  const counts = new Map<string, number>();
  return written.map((entry) => {
    const key = entry.type === 'siteSettings' ? '' : keyOf(entry);
    const nth = (counts.get(`${entry.type}:${key}`) ?? 0) + 1;
    counts.set(`${entry.type}:${key}`, nth);
    const createdOn = dayIn(entry, 'date') ?? OPENING_DAY;
    return {
      id: safeId(entry.type, ...(key === '' ? [] : [key]), ...(entry.type === 'review' ? [String(nth)] : [])),
      contentType: entry.type,
      fields: linked(entry),
      createdAt: morningOf(createdOn),
      updatedAt: morningOf(dayIn(entry, 'addedOn') ?? createdOn),
    };
  });
}

function dayIn(entry: WrittenEntry, field: string): string | undefined {
  const day = entry.fields[field];
  return typeof day === 'string' ? day : undefined;
}

function morningOf(day: string): string {
  return `${day}T09:00:00.000Z`;
}

function linked(entry: WrittenEntry): Fields {
  const fields = findContentType(entry.type)?.fields ?? [];
  return Object.fromEntries(
    fields
      .filter((field) => entry.fields[field.id] !== undefined)
      .map((field) => [field.id, linkedValue(field, entry.fields[field.id])]),
  );
}

function linkedValue(field: FieldDefinition, value: unknown): unknown {
  if (field.type === 'Array' && field.items?.type === 'Link')
    return (value as string[]).map((key) => linkTo(field, key));
  return field.type === 'Link' ? linkTo(field, value as string) : value;
}

function linkTo({ linksTo }: FieldDefinition, key: string): unknown {
  return linksTo === undefined ? link('Asset', assetId(key)) : link('Entry', safeId(linksTo, key));
}

function assetId(path: string): string {
  return safeId(path.replace(/\.(svg|png)$/, ''));
}

function toAsset(picture: Omit<StoredAsset, 'id' | 'version'>): StoredAsset {
  const version = createHash('sha256').update(picture.svg).digest('hex').slice(0, 12);
  return { ...picture, id: assetId(picture.path), version };
}
