import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentTypes } from '#sandbox/content-service/content-types';
import { writtenContent } from '#test/sandbox/support/written-content';

const document = readFileSync(fileURLToPath(new URL('../../../docs/content-model.md', import.meta.url)), 'utf8');

/** The part of the document about one content type. */
function partAbout(type: string): string {
  return document.split(/^## /m).find((part) => part.startsWith(`${type}\n`)) ?? '';
}

/** Packs and merchandise have the fields of a product besides their own. */
function partsAbout(type: string): string {
  return type === 'pack' || type === 'merch' ? partAbout(type) + partAbout('product') : partAbout(type);
}

describe('The document about the content model (spec §3 Content types)', () => {
  it.each(contentTypes.map(({ id, fields }) => ({ id, fields })))('names every field of $id', ({ id, fields }) => {
    const text = partsAbout(id);
    expect(text).not.toBe('');
    expect(fields.map((field) => field.id).filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  });

  it('names every kind of block that the content has (spec §2 Content-driven templates)', () => {
    const written = writtenContent.entries.flatMap(
      ({ fields }) => (fields['blocks'] ?? []) as readonly { kind: string }[],
    );
    const kinds = new Set(written.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThan(5);
    expect([...kinds].filter((kind) => !document.includes(`| \`${kind}\` |`))).toEqual([]);
  });
});
