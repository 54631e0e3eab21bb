import type { Appearance } from '#src/application/ports/browser/stored-appearance';
import type { Used } from '#src/application/ports/token';
import type { DocumentHead, PageHead } from './page-head';
import { fullTitle } from './page-head';
import { absoluteUrl, SiteIdentity } from './site-identity';

/** Removes structured data, which belongs to the served document. */
export class DomDocumentHead implements DocumentHead {
  static readonly uses = { site: SiteIdentity };

  constructor(private readonly use: Used<typeof DomDocumentHead.uses>) {}

  show(head: PageHead): void {
    document.title = fullTitle(this.use.site, head);
    set('meta', { name: 'description' }, { content: head.description });
    set('meta', { name: 'robots' }, head.noindex ? { content: 'noindex' } : undefined);
    set(
      'link',
      { rel: 'canonical' },
      head.canonicalPath ? { href: absoluteUrl(this.use.site, head.canonicalPath) } : undefined,
    );
    for (const block of document.querySelectorAll('script[type="application/ld+json"]')) block.remove();
  }

  /** The first script does the same before the page is painted (keep-early-events.js). */
  appear(appearance: Appearance | undefined): void {
    if (appearance === undefined) delete document.documentElement.dataset['appearance'];
    else document.documentElement.dataset['appearance'] = appearance;
  }
}

function set(
  tag: 'meta' | 'link',
  identity: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>> | undefined,
): void {
  const [[name, value]] = Object.entries(identity) as [[string, string]];
  const present = document.head.querySelector(`${tag}[${name}="${value}"]`);
  if (!values) return present?.remove();
  const element = present ?? document.head.appendChild(document.createElement(tag));
  for (const [key, text] of Object.entries({ ...identity, ...values })) element.setAttribute(key, text);
}
