import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow, slashed } from '#tools/files-below';

type Entries = ReadonlySet<string>;

/**
 * The moments of a visit at which pages and lazy views come. Where one is listed, its import names its moments:
 * `import(/* script: account *\/ '#src/ui/customer/account')`. One that names none shares no script by itself.
 */
const momentsOfViews = [
  'first',
  'first-with-more',
  'sign-in',
  'cart',
  'orders',
  'account',
  'search',
  'at-rest',
] as const;
type Moment = (typeof momentsOfViews)[number] | 'hydrated' | 'seldom' | 'reviews' | 'session' | 'offers' | 'back-end';
type Moments = ReadonlyMap<string, readonly Moment[]>;

/** The lists of pages and of lazy views. */
const features = 'src/composition/features';
const manifests = ['src/composition/pages.ts', 'src/composition/routes.ts'];

/** Adapters come at moments of their own. */
const momentsOfAdapters: Readonly<Record<string, Moment>> = {
  'composition/modules/shopper': 'hydrated',
  'composition/modules/tracking': 'hydrated',
  'composition/modules/prefetch': 'hydrated',
  'composition/modules/seldom': 'seldom',
  'composition/modules/views': 'at-rest',
  'composition/modules/live-reviews': 'reviews',
  'composition/modules/session': 'session',
  'composition/modules/search': 'search',
  'composition/modules/content-service': 'search',
  'infrastructure/shop-api/open-variant-reader': 'offers',
  'infrastructure/vendure/open-variant-reader': 'offers',
  'infrastructure/shop-api/shop-api-adapters': 'back-end',
  'infrastructure/vendure/vendure-adapters': 'back-end',
  'infrastructure/reviews/open-review-service': 'back-end',
  'infrastructure/support/open-giveaway-service': 'back-end',
  'infrastructure/support/open-support-service': 'back-end',
};
/** Fields that stand around a page too, and come once it is at rest. */
const fields = /[\\/](field|select-field|error-state)\.tsx$/;
/** Parts of forms that are filled in step by step. */
const steps = /[\\/](radio-cards|live-notice|progress-bar|watch-customer)\.tsx?$/;
/** Every page starts with these, and React has no part in them: evaluated by themselves, they leave no long task to the rest. */
const library = /[\\/]node_modules[\\/](mobx|inversify|@inversifyjs|reflect-metadata)[\\/]/;
/** Every card and every box shows prices, and most pages have these small parts: they come with the start of every page. */
const everywhere =
  /[\\/]ui[\\/](catalogue[\\/]shared[\\/]shopper-price\.presenter|kit[\\/](breadcrumbs|card-title|day-messages|focus-after-dismissal|page-number|page-title|reveal-focused|section|use-search-writer)|shell[\\/](lazy-view|settled-message))\.tsx?$/;
/** With class-validator comes the compiler’s helper for its decorators. */
const forms =
  /[\\/]class-validator[\\/]|[\\/]helpers[\\/]esm[\\/]decorate\.js$|[\\/](form|form-view|find-problems|text-field|at-most)\.tsx?$/;

/** Reads the moments that imports name, by the imported module. Throws when there is no such moment. */
export function momentsIn(manifest: string): Moments {
  const imports = manifest.matchAll(/import\(\s*\/\* script: (.+?) \*\/\s*'#src\/([^']+)'/g);
  return new Map([...imports].map(([, names = '', module = '']) => [module, names.split(' ').map(momentNamed)]));
}

function momentNamed(name: string): Moment {
  const moment = momentsOfViews.find((known) => known === name);
  if (!moment) throw new Error(`No script is called "${name}"; there are ${momentsOfViews.join(', ')}.`);
  return moment;
}

/** Reads the moments of all pages, lazy views and adapters of the shop. */
export function momentsOfTheShop(): Moments {
  const files = [...manifests, ...filesBelow(features).map((file) => `${features}/${file}`)];
  const ofViews = files.flatMap((file) => [...momentsIn(readFileSync(file, 'utf8'))]);
  const ofAdapters = Object.entries(momentsOfAdapters).map(([module, moment]) => [module, [moment]] as const);
  return new Map([...ofViews, ...ofAdapters]);
}

/**
 * The script in which a module comes, by the part that asks for it: a visit loads a handful of them, each once, instead of one
 * for every set of pages that happen to share something (docs/adr/0010). Undefined where the bundler's own choice stays: code
 * that the first pages of visits share, whose bytes count most, and code that one part alone needs.
 */
export function scriptOf(entries: Entries, moments: Moments): string | undefined {
  const count = (moment: Moment): number => [...entries].filter((entry) => moments.get(entry)?.includes(moment)).length;
  const meets = (moment: Moment): boolean => count(moment) > 0;
  if (entries.has('library')) return 'libraries';
  if (entries.has('index') || entries.has('everywhere')) return 'index';
  if (entries.has('fields')) return 'fields';
  if (entries.has('steps')) return 'steps';
  if (meets('first')) return undefined;
  if (entries.has('forms')) return 'forms';
  // With the offers: few bytes, which compress badly by themselves.
  if (meets('reviews')) return 'offers';
  // Code that offers, forms and seldom parts share comes with the offers: most pages load them at rest.
  if (meets('offers') && !meets('hydrated')) return 'offers';
  // Every page loads the shopper's script once it is hydrated, and few the other.
  if (meets('seldom')) return meets('hydrated') ? 'shopper' : 'seldom';
  // Rules of the domain, by themselves: calls to the back end without a form load no class-validator.
  if (meets('back-end') && (meets('first-with-more') || meets('session') || meets('sign-in'))) return 'rules';
  if (meets('hydrated')) return 'shopper';
  if (meets('at-rest')) return 'at-rest';
  if (meets('first-with-more')) return undefined;
  if (meets('back-end')) return 'back-end';
  if (meets('cart') && meets('session')) return 'cart-owner';
  if (meets('cart') && (meets('orders') || meets('account'))) return 'lines';
  if (meets('session')) return 'session';
  if (count('cart') > 1) return 'cart';
  if (count('sign-in') > 1 && count('account') < 3) return 'sign-in';
  if (entries.size > 1 && count('search') === entries.size) return 'search';
  return count('account') > 1 ? 'account' : undefined;
}

/** Scripts that some of the first pages of visits share. Each is chosen by hand, since their bytes count most. */
export const sharedScripts = [
  {
    name: 'shelf',
    test: ownModule(
      'product-price|shelf-card|live-offers|prepaid-subscription|prepaid-end-date|calendar-day|domain/catalogue/product',
    ),
  },
  {
    name: 'goods',
    test: ownModule('quantity-stepper|pack-can|pack-contents|prepaid-offer\\.presenter|review-list'),
  },
  { name: 'kinds', test: ownModule('catalogue/product-sort|catalogue/wine-kinds|wine-type-messages') },
  {
    name: 'filters',
    test: ownModule(
      'catalogue/(shop-query|shop-messages|shop\\.presenter|shop-filters|filter-chips)|catalogue/product-list|kit/(use-wide|use-in-sight)',
    ),
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
    for (const lazy of dynamicallyImportedIds) walk(lazy, slashed(relative('src', lazy)).replace(/\.tsx?$/, ''));
  }
  return found;
}

let entries: ReadonlyMap<string, Entries> = new Map();
let moments: Moments = new Map();

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
    moments = momentsOfTheShop();
  },
};

/** Returns the name of a module's script, for the bundler. */
export function nameOfScript(id: string): string | null {
  return scriptOf(entries.get(id) ?? new Set(), moments) ?? null;
}
