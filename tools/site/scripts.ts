import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { slashed } from '#tools/files-below';

type Entries = ReadonlySet<string>;

/** Matches the whole name of a module that one of these patterns describes. */
function any(...patterns: readonly string[]): RegExp {
  return new RegExp(`^(${patterns.join('|')})$`);
}

function view(names: string): string {
  return `ui/[^/]+/((shared|parts)/)?(${names})`;
}

function adapters(names: string): string {
  return `composition/modules/(${names})`;
}

/** Modules that the shop asks for when something is needed, by the moment of a visit. */
const pages = {
  first: any(
    view('home|shop|product|product-with-blocks|article|article-list|maker|landing-page|offer-list|static-page|faq'),
    view('club|price-list|downloads|account-not-found'),
  ),
  firstWithMore: any(view('club-join|reviews|taste|event-list')),
  withForms: any(view('contact|mailing-list|group-order|block-form|static-page-with-stores|store-search')),
  signIn: any(view('login|security|sign-in-callback|profile')),
  cart: any(view('cart-flyout|cart|checkout')),
  orders: any(view('confirmation|order|order-list|subscription|subscription-list|customize')),
  account: any(
    view('account|addresses|customize|gift-cards|order|order-list|profile|review|saved-cards|security'),
    view('store-credit|subscription|subscription-list'),
  ),
  search: any(view('search|search-dialog'), adapters('search|content-service')),
};
const parts = {
  hydrated: any(adapters('shopper|tracking|prefetch')),
  seldom: any(adapters('seldom')),
  reviews: any(adapters('live-reviews')),
  atRest: any(view('privacy-notice|around-the-page|delivery-estimate')),
  session: any(adapters('session')),
  offers: any('infrastructure/(shop-api|vendure)/open-variant-reader'),
  backEnd: any(
    'infrastructure/(shop-api/shop-api-adapters|vendure/vendure-adapters)',
    'infrastructure/(reviews|support)/open-(review|support)-service',
  ),
};
/** Fields that stand around a page too, and come once it is at rest. */
const fields = /[\\/](field|select-field|checkbox-field|error-state|dialog)\.tsx$/;
/** Parts of what is filled in and gone through step by step. */
const steps = /[\\/](radio-cards|live-notice|progress-bar)\.tsx$/;
/** Every page starts with these, and React has no part in them: evaluated by themselves, they leave no long task to the rest. */
const library = /[\\/]node_modules[\\/](mobx|inversify|@inversifyjs|reflect-metadata)[\\/]/;
/** Every card and every box shows prices, and most pages have these small parts: they come with the start of every page. */
const everywhere =
  /[\\/]ui[\\/](catalogue[\\/]shared[\\/]shopper-price\.presenter|kit[\\/](breadcrumbs|card-title|day-messages|lazy-view|page-title|section))\.tsx?$/;
/** With class-validator comes the compiler’s helper for its decorators. */
const forms =
  /[\\/]class-validator[\\/]|[\\/]helpers[\\/]esm[\\/]decorate\.js$|[\\/](form|form-view|find-problems|text-field|at-most)\.tsx?$/;

/**
 * The script in which a module comes, by what asks for it: a visit loads a handful of them, each once, instead of one for
 * every set of pages that happen to share something (docs/adr/0049). Undefined where the bundler's own choice stays: what
 * the pages share that visits begin with, whose bytes count most, and what one part alone needs.
 */
export function scriptOf(entries: Entries): string | undefined {
  const count = (pattern: RegExp): number => [...entries].filter((entry) => pattern.test(entry)).length;
  const meets = (pattern: RegExp): boolean => count(pattern) > 0;
  if (entries.has('library')) return 'libraries';
  if (entries.has('index') || entries.has('everywhere')) return 'index';
  if (entries.has('fields')) return 'fields';
  if (entries.has('steps')) return 'steps';
  if (meets(pages.first)) return undefined;
  if (entries.has('forms')) return 'forms';
  if (meets(parts.reviews)) return 'reviews';
  if (meets(parts.seldom)) return 'seldom';
  // Rules of the domain, by themselves: calls to the back end without a form load no class-validator.
  if (meets(parts.backEnd) && (meets(pages.withForms) || meets(parts.session) || meets(pages.signIn))) return 'rules';
  if (meets(parts.hydrated)) return 'shopper';
  if (meets(parts.atRest)) return 'at-rest';
  if (meets(parts.offers)) return 'offers';
  if (meets(pages.firstWithMore) || meets(pages.withForms)) return undefined;
  if (meets(parts.backEnd)) return 'back-end';
  if (meets(pages.cart) && meets(parts.session)) return 'cart-owner';
  if (meets(pages.cart) && (meets(pages.orders) || meets(pages.account))) return 'lines';
  if (meets(parts.session)) return 'session';
  if (count(pages.cart) > 1) return 'cart';
  if (count(pages.signIn) > 1 && count(pages.account) < 3) return 'sign-in';
  if (entries.size > 1 && count(pages.search) === entries.size) return 'search';
  return count(pages.account) > 1 ? 'account' : undefined;
}

/** Scripts that some of the first pages of visits share. Each is chosen by hand, since their bytes count most. */
export const sharedScripts = [
  {
    name: 'shelf',
    test: ownModule('product-price|shelf-card|live-offers|prepaid-subscription|calendar-day|domain/catalogue/product'),
  },
  {
    name: 'goods',
    test: ownModule('quantity-stepper|pack-can|pack-contents|prepaid-offer\\.presenter|review-list'),
  },
  { name: 'prose', test: ownModule('prose-blocks|disclosure|row-head|blocks/hero') },
  { name: 'comparison', test: ownModule('compare-address|compare-control|compare-toggle') },
  { name: 'cart-link', test: ownModule('campaign/landing-offer|domain/cart/cart-link') },
].map((group) => ({ ...group, priority: 1 }));

function ownModule(names: string): RegExp {
  return new RegExp(`/src/(.*/)?(${names})\\.tsx?$`);
}

interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly isEntry: boolean;
}

/**
 * Returns the entries that need each module: names of lazy parts that load it at once, and "index" for the start of every
 * page.
 */
export function entriesOf(modules: ReadonlyMap<string, Module>): ReadonlyMap<string, Entries> {
  const found = new Map<string, Set<string>>();
  const walk = (id: string, entry: string): void => {
    const entries = found.get(id) ?? new Set();
    if (entries.has(entry)) return;
    found.set(id, entries.add(entry));
    modules.get(id)?.importedIds.forEach((imported) => walk(imported, entry));
  };
  for (const [id, { isEntry, dynamicallyImportedIds }] of modules) {
    if (isEntry) walk(id, 'index');
    if (library.test(id)) walk(id, 'library');
    if (fields.test(id)) walk(id, 'fields');
    if (steps.test(id)) walk(id, 'steps');
    if (forms.test(id)) walk(id, 'forms');
    if (everywhere.test(id)) walk(id, 'everywhere');
    for (const late of dynamicallyImportedIds) walk(late, slashed(relative('src', late)).replace(/\.tsx?$/, ''));
  }
  return found;
}

let entries: ReadonlyMap<string, Entries> = new Map();

/** Looks at the modules of a build before they are cut into scripts. */
export const scriptsOfTheShop: Plugin = {
  name: 'scripts-of-the-shop',
  buildEnd() {
    const modules = new Map<string, Module>();
    for (const id of this.getModuleIds()) {
      const module = this.getModuleInfo(id);
      if (module) modules.set(id, module);
    }
    entries = entriesOf(modules);
  },
};

/** Returns the name of a module's script, for the bundler. */
export function nameOfScript(id: string): string | null {
  return scriptOf(entries.get(id) ?? new Set()) ?? null;
}
