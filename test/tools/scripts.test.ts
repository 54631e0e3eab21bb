import { describe, expect, it } from 'vitest';
import { entriesOf, scriptOf } from '#tools/site/scripts';

const page = (name: string) => `composition/pages/${name}`;
const scriptFor = (...entries: readonly string[]) => scriptOf(new Set(entries));

describe('Scripts of the shop (docs/adr/0049)', () => {
  it('leave to the bundler what the pages share that visits begin with', () => {
    expect(scriptFor(page('product'), page('cart'), page('checkout'))).toBeUndefined();
    expect(scriptFor('ui/pages/home/home', page('cart-flyout'))).toBeUndefined();
    expect(scriptFor('index', page('cart'))).toBeUndefined();
  });

  it('leave alone what one part needs', () => {
    expect(scriptFor(page('checkout'))).toBeUndefined();
    expect(scriptFor(page('saved-cards'))).toBeUndefined();
  });

  it.each([
    ['shopper', ['composition/modules/cart-module', page('cart')]],
    ['at-rest', [page('visitor-place'), page('cart-flyout')]],
    ['back-end', ['infrastructure/shop-api/shop-api-adapters']],
    ['forms', ['infrastructure/shop-api/shop-api-adapters', 'composition/modules/session-module']],
    ['forms', ['infrastructure/shop-api/shop-api-adapters', page('contact')]],
    ['cart', [page('cart'), page('checkout')]],
    ['lines', [page('cart'), page('order')]],
    ['cart-owner', [page('cart'), 'composition/modules/session-module']],
    ['session', ['composition/modules/session-module']],
    ['account', [page('orders'), page('addresses')]],
    ['fields', ['fields', page('cart')]],
    ['forms', ['forms', page('login')]],
  ])('have one for a moment of a visit: %s, for what %j ask for', (name, entries) => {
    expect(scriptFor(...entries)).toBe(name);
  });

  it('know what asks for a module, however far away', () => {
    const module = (importedIds: readonly string[], dynamicallyImportedIds: readonly string[] = []) => ({
      importedIds,
      dynamicallyImportedIds,
      isEntry: false,
    });
    const late = `${process.cwd()}/src/composition/pages/cart.ts`;
    const found = entriesOf(
      new Map([
        ['main', { ...module(['kernel'], [late]), isEntry: true }],
        ['kernel', module([])],
        [late, module(['rows'])],
        ['rows', module(['kernel', 'rows'])],
      ]),
    );
    expect(found).toEqual(
      new Map([
        ['main', new Set(['index'])],
        ['kernel', new Set(['index', page('cart')])],
        [late, new Set([page('cart')])],
        ['rows', new Set([page('cart')])],
      ]),
    );
  });
});
