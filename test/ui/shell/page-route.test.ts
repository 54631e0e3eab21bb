import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { shopPages } from '#src/composition/pages';
import { matchRoute, type PageRoute } from '#src/ui/shell/page-route';
import { exampleEnvironment } from '#test/composition/example-environment';

const routes = shopPages(readConfiguration(exampleEnvironment)).map(({ name, path }): PageRoute => ({
  name,
  pattern: path,
  hasContent: false,
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
