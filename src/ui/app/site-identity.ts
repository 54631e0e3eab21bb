import type { PageHead } from './document-head';

/** Who the site is and where it stands: configuration, never literals. */
export interface SiteIdentity {
  readonly brandName: string;
  /** Absolute origin, no slash at the end. */
  readonly siteUrl: string;
  /** "/en-US", or nothing. */
  readonly prefix: string;
  readonly language: string;
}

export function fullTitle(site: SiteIdentity, head: PageHead): string {
  return head.title === site.brandName ? head.title : `${head.title} · ${site.brandName}`;
}

/** The one absolute address of a page: language prefix, slash at the end, no parameters. */
export function absoluteUrl(site: SiteIdentity, path: string): string {
  return `${site.siteUrl}${site.prefix}${path}`;
}
