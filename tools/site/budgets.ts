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
const SCRIPT_LIMIT = 130_000;
const STYLE_LIMIT = 10_000;

/** Measures the files that a shopper waits for on the first page, and adds their limits. */
export function measureFirstRoutes(directory: string): readonly Measure[] {
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

function compressedSize(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}
