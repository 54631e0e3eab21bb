import { createContext, use } from 'react';
import { token } from '#src/application/ports/token';
import type { LinkedPage } from '#src/domain/site/linked-pages';
import type { ShellContent } from '#src/domain/site/site-content';

/** These come from the configuration, never from literals. */
export interface SiteIdentity {
  readonly brandName: string;
  /** Absolute origin, no slash at the end. */
  readonly siteUrl: string;
  /** "/en-US", or nothing. */
  readonly prefix: string;
  readonly language: string;
}

export const SiteIdentity = token<SiteIdentity>('SiteIdentity');

/** Adds the language prefix and a slash at the end; drops parameters. */
export function absoluteUrl(site: SiteIdentity, path: string): string {
  return `${site.siteUrl}${site.prefix}${path}`;
}

export interface SiteContext {
  readonly site: SiteIdentity;
  readonly shell: ShellContent;
}

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context;

export function useSite(): SiteContext {
  const context = use(Context);
  if (!context) throw new Error('This component has to be rendered inside a SiteProvider');
  return context;
}

/** Returns a function that is true for the path of a page that editors have written: screens lead to no other by themselves. */
export function useWrittenPages(): (path: LinkedPage) => boolean {
  const { unwritten } = useSite().shell;
  return (path) => unwritten?.includes(path) !== true;
}
