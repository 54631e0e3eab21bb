import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entriesOf, momentsIn, momentsOfTheShop, scriptOf } from '#tools/site/scripts';

const adapters = (name: string) => `composition/modules/${name}`;
const moments = momentsOfTheShop();
const scriptFor = (...entries: readonly string[]) => scriptOf(new Set(entries), moments);

describe('Scripts of the shop (docs/adr/0010)', () => {
  it('leave to the bundler the code that the first pages of visits share', () => {
    expect(scriptFor('ui/catalogue/product', 'ui/cart/cart', 'ui/checkout/checkout')).toBeUndefined();
    expect(scriptFor('ui/content/home', 'ui/cart/cart-flyout')).toBeUndefined();
    expect(scriptFor('ui/club/club-join', 'ui/cart/cart')).toBeUndefined();
  });

  it('leave alone the code that one part needs', () => {
    expect(scriptFor('ui/checkout/checkout')).toBeUndefined();
    expect(scriptFor('ui/saved-card/saved-cards')).toBeUndefined();
  });

  it.each([
    ['index', ['index', 'ui/cart/cart']],
    ['index', ['everywhere', 'ui/catalogue/product']],
    ['seldom', [adapters('seldom'), 'ui/events/event-list']],
    ['search', [adapters('search'), 'ui/search/search']],
    ['shopper', [adapters('shopper'), 'ui/cart/cart']],
    ['at-rest', ['ui/frame/around-the-page', 'ui/cart/cart-flyout']],
    ['back-end', ['infrastructure/shop-api/shop-api-adapters']],
    ['rules', ['infrastructure/shop-api/shop-api-adapters', adapters('session')]],
    ['rules', ['infrastructure/shop-api/shop-api-adapters', 'ui/contact/contact']],
    ['cart', ['ui/cart/cart', 'ui/checkout/checkout']],
    ['lines', ['ui/cart/cart', 'ui/orders/order']],
    ['cart-owner', ['ui/cart/cart', adapters('session')]],
    ['session', [adapters('session')]],
    ['account', ['ui/orders/order-list', 'ui/address-book/addresses']],
    ['libraries', ['library', 'index']],
    ['fields', ['fields', 'ui/cart/cart']],
    ['steps', ['steps', 'ui/club/club-join']],
    ['offers', ['infrastructure/shop-api/open-variant-reader', 'infrastructure/shop-api/shop-api-adapters']],
    ['offers', [adapters('live-reviews'), adapters('seldom')]],
    ['forms', ['forms', 'ui/session/login']],
  ])('have one for a moment of a visit: %s, for the imports of %j', (name, entries) => {
    expect(scriptFor(...entries)).toBe(name);
  });

  it('are named where a page is listed, several of them where it shares several', () => {
    const pages = `
      () => import('#src/ui/comparison/compare'),
      () => import(/* script: cart */ '#src/ui/cart/cart'),
      () => import(
        /* script: sign-in account */ '#src/ui/session/security'
      ),`;
    expect([...momentsIn(pages)]).toEqual([
      ['ui/cart/cart', ['cart']],
      ['ui/session/security', ['sign-in', 'account']],
    ]);
  });

  it('are refused by name when there is no such script', () => {
    expect(() => momentsIn("import(/* script: acount */ '#src/ui/customer/account')")).toThrow('"acount"');
  });

  it('are named for modules that exist', () => {
    const missing = [...moments.keys()].filter(
      (module) => !['.ts', '.tsx'].some((end) => existsSync(`src/${module}${end}`)),
    );
    expect(missing).toEqual([]);
  });

  it('know the importers of a module, however far away', () => {
    const module = (importedIds: readonly string[], dynamicallyImportedIds: readonly string[] = []) => ({
      importedIds,
      dynamicallyImportedIds,
      isEntry: false,
    });
    const lazy = `${process.cwd()}/src/ui/cart/cart.tsx`;
    const found = entriesOf(
      new Map([
        ['main', { ...module(['kernel'], [lazy]), isEntry: true }],
        ['kernel', module([])],
        [lazy, module(['rows'])],
        ['rows', module(['kernel', 'rows'])],
      ]),
    );
    expect(found).toEqual(
      new Map([
        ['main', new Set(['index'])],
        ['kernel', new Set(['index', 'ui/cart/cart'])],
        [lazy, new Set(['ui/cart/cart'])],
        ['rows', new Set(['ui/cart/cart'])],
      ]),
    );
  });
});
