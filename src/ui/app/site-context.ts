import { createContext, use } from 'react';
import type { ShellContent } from '#src/domain/content/site-content';
import type { SiteIdentity } from './site-identity';

export interface SiteContext {
  readonly site: SiteIdentity;
  readonly shell: ShellContent;
}

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context;

/** Who the site is and the words of its shell: the same for as long as the document lives. */
export function useSite(): SiteContext {
  const context = use(Context);
  if (!context) throw new Error('This component has to be rendered inside a SiteProvider');
  return context;
}
