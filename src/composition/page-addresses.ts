import { withoutLastSlash } from '#src/domain/text/without-last-slash';
import type { ContentScope } from '#src/infrastructure/contentful/offered-entries';
import type { ContentAddress } from '#src/infrastructure/contentful/page-kinds';
import type { Configuration } from './configuration/configuration';
import { removedPages } from './features/removed-pages';
import { type PageSettings, shopPages } from './pages';

/**
 * The beginnings of the addresses that a server answers with the app shell when they are no file, without language prefix.
 * Only the browser knows which of them are pages.
 */
export function appShellPaths(settings: PageSettings): readonly string[] {
  const beginnings = shopPages(settings)
    .filter(({ servedAs }) => servedAs === 'app-shell')
    .map(({ path }) => (path.split(/[:*]/, 1)[0] ?? '').replace(/\/?$/, '/'));
  return [...new Set(beginnings)].filter((one, _, all) => !all.some((other) => other !== one && one.startsWith(other)));
}

/**
 * The paths, without language prefix and last slash, of the pages that send a token of the captcha, and whose policy therefore
 * allows its hosts where a deployer turns it on.
 */
export function captchaPaths(callbackPath: string): readonly string[] {
  const pages = shopPages({ signIn: { callbackPath, mayAskForCaptcha: true }, missingPages: [] });
  return [...new Set(pages.filter(({ hasOwnPolicy }) => hasOwnPolicy).map(({ path }) => withoutLastSlash(path)))];
}

/** Tells the reader of content which pages there are. */
export function contentScope(settings: PageSettings & Pick<Configuration, 'capabilities'>): ContentScope {
  return {
    addresses: contentAddresses(settings),
    missing: [...settings.missingPages, ...removedPages],
    hasGiftCards: settings.capabilities.giftCards,
  };
}

/** The addresses of pages with content, by its kind: the most specific first. */
function contentAddresses(settings: PageSettings): readonly ContentAddress[] {
  return shopPages(settings).flatMap((page) =>
    page.servedAs === 'content' ? [{ kind: page.name, path: page.path }] : [],
  );
}
