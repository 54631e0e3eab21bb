import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { firstRouteFiles } from './first-route';

/** Bytes as they travel: each file compressed with brotli by itself. */
export interface Measure {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

/** The pages on which most visits begin, by the name of their chunk. */
const PAGES = { home: 'home page', product: 'product page', article: 'article', 'landing-page': 'landing page' };
const SCRIPT_LIMIT = 135_000;
const STYLE_LIMIT = 10_000;

/** Measures the files that a shopper waits for on the first page, and adds their limits. */
export function measureFirstRoutes(directory: string): readonly Measure[] {
  // Pages share most of their files, and to compress them takes a second for each page.
  const sizes = new Map<string, number>();
  const compressedSize = (files: readonly string[]): number =>
    files.reduce((sum, file) => {
      const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
      sizes.set(file, size);
      return sum + size;
    }, 0);
  return Object.entries(PAGES).flatMap(([page, name]) => {
    const { scripts, styles } = firstRouteFiles(directory, page);
    return [
      { what: `JavaScript to run the ${name} first`, bytes: compressedSize(scripts), limit: SCRIPT_LIMIT },
      { what: `CSS to show the ${name} first`, bytes: compressedSize(styles), limit: STYLE_LIMIT },
    ];
  });
}

/** One line for a reader: "JavaScript …: 97.3 kB of 130 kB". */
export function describeMeasure({ what, bytes, limit }: Measure): string {
  return `${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`;
}
