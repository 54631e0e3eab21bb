import { describe, expect, it } from 'vitest';
import { Clock } from '#src/application/ports/system/clock';
import { ViewStorage } from '#src/application/storage/view-storage';
import { Container, given } from '#src/composition/container';
import { adapters as browser, ThisBrowser } from '#src/composition/modules/browser';
import { adapters as views } from '#src/composition/modules/views';
import { maxViews, viewLifetime } from '#src/domain/catalogue/recently-viewed';
import { BrowserStorage, type StoringWindow } from '#src/infrastructure/browser/browser-storage';
import { StoringBrowser } from '#test/support/storing-browser';

class SetClock implements Clock {
  constructor(private instant = 1_800_000_000_000) {}
  now = () => this.instant;
  pass(milliseconds: number): void {
    this.instant += milliseconds;
  }
}

function openViews(window: StoringWindow | undefined, clock = new SetClock()) {
  const container = new Container([given(ThisBrowser, new BrowserStorage(() => window)), given(Clock, clock)]);
  browser(container);
  views(container);
  return { views: container.get(ViewStorage), clock };
}

describe('Viewed products in the browser (spec §2 /en-US/products/{slug})', () => {
  it('are kept once each, the newest first, at most twelve', () => {
    const { views } = openViews(new StoringBrowser().openTab());
    for (const sku of ['A', 'B', 'A']) views.note(sku);
    expect(views.read()).toEqual(['A', 'B']);
    for (let n = 0; n < maxViews; n += 1) views.note(`W-${n}`);
    expect(views.read()).toHaveLength(maxViews);
    expect([views.read()[0], views.read().at(-1)]).toEqual([`W-${maxViews - 1}`, 'W-0']);
  });

  it('are forgotten after a week, and when the clock was ahead', () => {
    const { views, clock } = openViews(new StoringBrowser().openTab());
    views.note('A');
    clock.pass(viewLifetime - 1);
    views.note('B');
    expect(views.read()).toEqual(['B', 'A']);
    clock.pass(1);
    expect(views.read()).toEqual(['B']);
    clock.pass(-viewLifetime - 1);
    expect(views.read()).toEqual([]);
  });

  it.each(['', 'no JSON', '{}', '[1,{"sku":5,"at":1},{"sku":"","at":1},{"sku":"A","at":"soon"}]'])(
    'are none where storage holds %s',
    (text) => {
      const window = new StoringBrowser().openTab();
      window.localStorage.setItem('recently-viewed', text);
      expect(openViews(window).views.read()).toEqual([]);
    },
  );

  it('are none in a browser that forbids storage', () => {
    const { views } = openViews(undefined);
    views.note('A');
    views.forget();
    expect(views.read()).toEqual([]);
  });
});
