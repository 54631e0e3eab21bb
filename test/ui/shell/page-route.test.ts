import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { shopPages } from '#src/composition/pages';
import { canonicalPath, matchRoute, type PageRoute } from '#src/ui/shell/page-route';
import { exampleEnvironment } from '#test/composition/example-environment';

const routes = shopPages(readConfiguration(exampleEnvironment)).map(({ name, path, servedAs }): PageRoute => ({
  name,
  pattern: path,
  hasContent: servedAs === 'content',
  load: () => Promise.reject(new Error()),
}));
const addresses = routes.flatMap(({ pattern }) => {
  const address = pattern.replaceAll(/:\w+/g, 'Some-Thing').replace('*', 'some/thing/');
  return [address, address.slice(0, -1), address.toUpperCase(), `${address}more/`];
});

describe('The page of an address (spec §2 Page routes)', () => {
  it.each([...new Set(addresses), '', '/', '//', '/cart', '/shopping/', '/%'])(
    '"%s" is found as the router finds it',
    (path) => {
      const expected = routes.flatMap((route) => matchPath({ path: route.pattern, end: true }, path) ?? [])[0];
      const match = matchRoute(routes, path);
      expect([match?.route.pattern, match?.params]).toEqual([expected?.pattern.path, expected?.params]);
    },
  );
});

describe('The parts of an address (spec §2 Page routes)', () => {
  it.each([
    ['/cart/RED-1%3A2%2CWHITE-1/', 'lines', 'RED-1:2,WHITE-1'],
    ['/account/orders/R%201/', 'number', 'R 1'],
    ['/account/orders/50%-off/', 'number', '50%-off'],
    ['/account/orders/%E0%A4%A/', 'number', '%E0%A4%A'],
  ])('is read without its escapes: %s', (path, name, value) => {
    expect(matchRoute(routes, path)?.params[name]).toBe(value);
  });
});

describe('The one address of a page (spec §2 Screens and routes)', () => {
  it.each([
    ['/Shop/', '/shop/'],
    ['/SHOP', '/shop'],
    ['/Products/Gamay/', '/products/gamay/'],
    ['/Our-Story/', '/our-story/'],
    ['/CART/', '/cart/'],
    ['/CHECKOUT/', '/checkout/'],
  ])('has no capitals: %s is %s', (path, own) => {
    expect(canonicalPath(routes, path)).toBe(own);
  });

  it.each([
    ['/Cart/RED-1:2,White-1:1/', '/cart/RED-1:2,White-1:1/'],
    ['/Account/Orders/R123/', '/account/orders/R123/'],
    ['/ORDER/Confirmation/R1/aB5/', '/order/confirmation/R1/aB5/'],
    ['/Account/Nonsense/X/', '/account/Nonsense/X/'],
    ['/Group-Order/Estimate/R1/', '/group-order/estimate/R1/'],
  ])('keeps the case of numbers, codes and ids: %s is %s', (path, own) => {
    expect(canonicalPath(routes, path)).toBe(own);
  });

  it.each([
    ['/shop/)', '/shop/'],
    ['/Products/Night-Bus-Gamay).', '/products/night-bus-gamay/'],
    ['/faq%22/', '/faq/'],
    ['/account/orders/R1%29.', '/account/orders/R1/'],
    ['/cart/RED-1:2,', '/cart/RED-1:2/'],
    ['/)', '/'],
  ])('has no mark behind it, as programs take into links: %s is %s', (path, own) => {
    expect(canonicalPath(routes, path)).toBe(own);
  });

  it.each([...new Set(addresses), '', '/', '//', '/%', '/caf%C3%A9/', '/a%2Fb/'])('of "%s" is its own', (path) => {
    const own = canonicalPath(routes, path);
    expect(canonicalPath(routes, own)).toBe(own);
    expect(matchRoute(routes, own)?.route).toBe(matchRoute(routes, path)?.route);
  });
});
