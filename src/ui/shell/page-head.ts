import type { Appearance } from '#src/application/ports/browser/stored-appearance';
import { token } from '#src/application/ports/token';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { SiteIdentity } from './site-identity';

export interface PageHead {
  /** Lacks the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** Has no language prefix; undefined for pages that must not be indexed. */
  readonly canonicalPath?: string;
  readonly noindex: boolean;
}

export interface DocumentHead {
  show(head: PageHead): void;
  /** Shows light or dark pages; undefined shows them as the system does. */
  appear(appearance: Appearance | undefined): void;
}

export const DocumentHead = token<DocumentHead>('DocumentHead');

export function fullTitle(site: SiteIdentity, head: PageHead): string {
  return head.title === site.brandName ? head.title : `${head.title} · ${site.brandName}`;
}

/**
 * Names the view that an address shows of a page, such as a step or a choice, before the page itself: every entry of the history
 * has a title of its own (spec §2 announcement area). A page as such has no parts.
 */
export function partHead(head: PageHead, ...parts: readonly (string | undefined)[]): PageHead {
  return { ...head, title: [...parts.filter((part) => part !== undefined), head.title].join(' · ') };
}

export function contentHead({ title, description, path, noindex }: PageMeta): PageHead {
  return { title, description, canonicalPath: path, noindex };
}

/** Search engines leave out pages with only the shopper's data. */
export function unlistedHead({ title, description }: Pick<PageHead, 'title' | 'description'>): PageHead {
  return { title, description, noindex: true };
}
