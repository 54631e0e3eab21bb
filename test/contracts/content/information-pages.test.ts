import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageContent } from '#src/domain/page/page-content';
import { recordLog } from '#test/fakes/system/recording-logger';
import { SandboxContent } from './sandbox-content';

const information = [
  '/refer-a-friend/',
  '/affiliates/',
  '/corporate-wine-gifts/',
  '/wine-gifts/',
  '/find-us-in-stores/',
  '/press-and-awards/',
  '/solid-wine/',
  '/wswa-emails/',
];
/** Pages that no build renders. */
const clientPaths = ['/account/', '/account/credit/'];

const content = new SandboxContent();
const logger = recordLog();
const pages = new Map<string, PageContent | undefined>();
let known: ReadonlySet<string> = new Set();

beforeAll(async () => {
  await content.start();
  const reader = content.reader();
  known = new Set([...(await reader.listPages()), ...clientPaths]);
  for (const path of information) pages.set(path, await reader.readPage(path));
});
afterAll(() => content.stop());

/** Every text in a value, with the name of its field. */
function textsIn(value: unknown, name = ''): readonly (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
}

describe('Pages of information (spec §2 Information)', () => {
  it.each(information)('%s is built from blocks, none of which is left out', (path) => {
    const page = pages.get(path);
    expect(page?.kind === 'static-page' && page.blocks.length).toBeGreaterThanOrEqual(3);
    expect(logger.entries).toEqual([]);
  });

  it.each(information)('%s leads only to pages that exist', (path) => {
    const links = textsIn(pages.get(path)).filter(([name, text]) => name === 'to' && text.startsWith('/'));
    expect(links.length).toBeGreaterThan(0);
    const missing = links.map(([, to]) => to.replace(/[?#].*$/, '')).filter((to) => !known.has(to));
    expect(missing).toEqual([]);
  });

  it('is worth reading, each with its own words', () => {
    const said = new Set<string>();
    for (const [path, page] of pages) {
      const texts = textsIn(page?.kind === 'static-page' ? page.blocks.filter(({ kind }) => kind !== 'store-map') : []);
      const sentences = texts.filter(([name, text]) => name === 'text' && text.split(' ').length > 8);
      expect(
        sentences
          .map(([, text]) => text)
          .join(' ')
          .split(' ').length,
        path,
      ).toBeGreaterThan(120);
      for (const [, text] of sentences) {
        expect(said.has(text), `${path}: ${text}`).toBe(false);
        said.add(text);
      }
    }
  });
});
