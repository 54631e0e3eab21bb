import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { link } from '#sandbox/content-service/stored-content';
import { writtenContent } from '#test/sandbox/support/written-content';
import type { ContentExport } from '#tools/contentful/content-export';
import { contentExport } from '#tools/contentful/content-export';
import { writeContentExport } from '#tools/contentful/write-content-export';
import { importProblems } from './import-rules';

const about = 'The demo';
const exported = contentExport({ about, content: writtenContent }, 'en-US');

/** The export with one entry's field changed. */
function changed(id: string, field: string, value: unknown, language = 'en-US'): ContentExport {
  return {
    ...exported,
    entries: exported.entries.map((entry) =>
      entry.sys.id === id ? { ...entry, fields: { ...entry.fields, [field]: { [language]: value } } } : entry,
    ),
  };
}

describe('Export of the content to Contentful (spec §3 Content types)', () => {
  it('has every content type, entry and picture', () => {
    expect(exported.contentTypes.map(({ sys }) => sys.id)).toEqual([
      ...['product', 'pack', 'merch', 'kit', 'maker', 'review', 'page', 'landingPage', 'article', 'tag', 'event'],
      ...['store', 'siteSettings'],
    ]);
    expect(exported.entries).toHaveLength(writtenContent.entries.length);
    expect(exported.assets).toHaveLength(writtenContent.assets.length);
    expect(exported.locales).toEqual([
      {
        sys: { id: 'en-US', type: 'Locale' },
        name: 'English (United States)',
        code: 'en-US',
        fallbackCode: null,
        default: true,
        contentManagementApi: true,
        contentDeliveryApi: true,
        optional: false,
      },
    ]);
  });

  it('meets the demands of the import and the service behind it on ids, fields, values, links and languages', () => {
    expect(importProblems(exported)).toEqual([]);
  });

  it.each([
    [
      'a link that leads nowhere',
      'maker',
      link('Entry', 'maker-nobody'),
      'product-GAMAY-01.maker.en-US: notResolvable',
    ],
    ['a link to another type', 'maker', link('Entry', 'tag-red'), 'product-GAMAY-01.maker.en-US: linkContentType'],
    ['a picture as an entry', 'maker', link('Asset', 'products-GAMAY-01'), 'product-GAMAY-01.maker.en-US: type'],
    ['a word for a number', 'abv', 'much', 'product-GAMAY-01.abv.en-US: type'],
    ['a number out of its range', 'abv', 96, 'product-GAMAY-01.abv.en-US: range'],
    ['a value that is none of those allowed', 'sweetness', 'sour', 'product-GAMAY-01.sweetness.en-US: in'],
    ['a list that is too short', 'pairings', ['Pizza'], 'product-GAMAY-01.pairings.en-US: size'],
    ['a key of another entry', 'sku', 'SYRAH-01', 'product-GAMAY-01.sku.en-US: unique'],
    ['no picture', 'images', [], 'product-GAMAY-01.images.en-US: size'],
    ['nothing where something must be', 'name', undefined, 'product-GAMAY-01.name: required'],
    ['a field that is none', 'colour', 'red', 'product-GAMAY-01.colour: unknown'],
  ])('would be refused with %s', (_, field, value, problem) => {
    expect(importProblems(changed('product-GAMAY-01', field, value)).join('\n')).toContain(problem);
  });

  it('would stop the import with a language that has no id', () => {
    const locales = exported.locales.map((locale) => ({ ...locale, sys: { ...locale.sys, id: '' } }));

    expect(importProblems({ ...exported, locales })).toEqual([': is no id']);
  });

  it('would be refused in a language that the space does not have', () => {
    expect(importProblems(changed('product-GAMAY-01', 'name', 'Nom', 'fr-FR'))).toContain(
      'product-GAMAY-01.name.fr-FR: unknown',
    );
  });

  it('writes one file to import, and each picture where the import looks for it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-export-'));
    const { assets, entries } = writtenContent;
    const raster = assets.find(({ path }) => path.endsWith('.png'));
    const few = { about, content: { entries, assets: [...assets.slice(0, 2), ...(raster ? [raster] : [])] } };

    await writeContentExport(few, 'en-US', folder);

    const written = JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8')) as ContentExport;
    const files = written.assets.map(({ fields }) => fields.file['en-US']?.url.split('//')[1] ?? '');
    expect(written).toEqual(contentExport(few, 'en-US'));
    expect(files.map((file) => existsSync(join(folder, 'assets', file)))).toEqual([true, true, true]);
    expect(
      readFileSync(join(folder, 'assets', files[2] ?? ''))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});
