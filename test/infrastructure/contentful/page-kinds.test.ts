import { describe, expect, it } from 'vitest';
import { kindAt } from '#src/infrastructure/contentful/page-kinds';
import { addresses } from '#test/support/content-addresses';

describe('The kind of a page (spec §2 Screens and routes, §3 Content types)', () => {
  it.each([
    ['/', 'home', ''],
    ['/products/fog-01/', 'product', 'fog-01'],
    ['/blog/', 'article-list', ''],
    ['/blog/tag/summer/', 'article-list', 'summer'],
    ['/blog/why-cans/', 'article', 'why-cans'],
    ['/can-club/join/12/', 'club-join', '12'],
    ['/fathers-day-opt-out/', 'mailing-list', ''],
    ['/bulk/', 'group-order', ''],
    ['/about/', 'static-page', ''],
    ['/a/b/c/', 'static-page', ''],
    ['/products/fog-01/more/', 'static-page', ''],
  ])('at %s is %s', (path, kind, parameter) => {
    expect(kindAt(addresses, path)).toEqual({ kind, parameter });
  });

  it('is unknown where no address fits', () => {
    expect(kindAt([{ kind: 'faq', path: '/faq/' }], '/faq')).toBeUndefined();
    expect(kindAt([{ kind: 'product', path: '/products/:slug/' }], '/products//')).toBeUndefined();
  });
});
