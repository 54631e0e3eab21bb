/**
 * Times for which browsers may keep an answer. The build puts a hash of the content into the names under /assets/, so those never
 * change; everything else may.
 */
export const caching = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/page-data/': 'no-cache',
  documents: 'no-cache',
  rest: 'public, max-age=3600',
} as const;

/** Returns the `Cache-Control` of a file of the site. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return caching['/assets/'];
  if (path.startsWith('/page-data/')) return caching['/page-data/'];
  return path.endsWith('.html') ? caching.documents : caching.rest;
}
