import { brotliCompressSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { vendure } from './support/engine';
import { it } from './support/journey';

/** Ten idle seconds, the longest in which anything happens by itself. */
const idle = 10_000;

/** Scripts are compressed once, however many pages load them. */
const compressed = new Map<string, number>();

function compressedSize(address: string, text: Buffer): number {
  const size = compressed.get(address) ?? brotliCompressSync(text).length;
  compressed.set(address, size);
  return size;
}

/** The adapters of Vendure have the text of its operations, and check the answers. */
const kilobytes = vendure ? 155 : 150;
const budget = { scripts: 20, kilobytes, styles: 3, fonts: 2, requests: 45 };

describe('A visit without a click (spec §2 Page shell and behavior, docs/performance.md)', () => {
  it.for(['/', '/shop/', '/blog/how-long-does-canned-wine-keep/', '/try/advent/', '/products/salt-ledger-albarino/'])(
    'loads no more than its budget: %s',
    { tags: ['core'] },
    async (path, { visit }) => {
      const { tab } = await visit();
      const scripts = new Map<string, Promise<number>>();
      const loaded: string[] = [];
      tab.page.on('requestfinished', (request) => {
        const kind = request.resourceType();
        loaded.push(kind);
        if (kind !== 'script') return;
        const size = request.response().then(async (response) => compressedSize(request.url(), await response!.body()));
        scripts.set(request.url(), size);
      });
      await tab.page.clock.install();
      await tab.open(path);
      for (let waited = 0; waited < idle; waited += 2500) {
        await tab.page.clock.runFor(2500);
        await tab.comesToRest();
      }
      const bytes = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0);
      const visited = {
        scripts: scripts.size,
        kilobytes: Math.ceil(bytes / 1000),
        styles: loaded.filter((kind) => kind === 'stylesheet').length,
        fonts: loaded.filter((kind) => kind === 'font').length,
        requests: loaded.length,
      };
      const over = Object.entries(visited).filter(([what, count]) => count > budget[what as keyof typeof budget]);
      expect(over, JSON.stringify(visited)).toEqual([]);
    },
  );
});
