import type { PageContent } from '#src/domain/page/page-content';

/** A kind of page with the addresses at which it stands: "/products/:slug/", or "/*" for all that no other has. */
export interface ContentAddress {
  readonly kind: PageContent['kind'];
  readonly path: string;
}

/** The kind of a page with its address's value for the parameter; empty without one. */
interface FoundKind {
  readonly kind: PageContent['kind'];
  readonly parameter: string;
}

/** Returns the kind of the page at a path: that of the first address that fits. */
export function kindAt(addresses: readonly ContentAddress[], path: string): FoundKind | undefined {
  for (const { kind, path: pattern } of addresses) {
    const found = matchOf(pattern, path);
    if (found) return { kind, parameter: found[1] ?? '' };
  }
  return undefined;
}

export function matchesPattern(pattern: string, path: string): boolean {
  return matchOf(pattern, path) !== null;
}

function matchOf(pattern: string, path: string): RegExpExecArray | null {
  const expression = pattern.replace(/:\w+/g, '([^/]+)').replace('*', '.*');
  return new RegExp(`^${expression}$`).exec(path);
}
