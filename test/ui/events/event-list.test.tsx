import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ShopEvent } from '#src/domain/events/shop-event';
import { cents } from '#src/domain/money/money';
import type { EventListContent } from '#src/domain/page/page-content';
import { addToCartMessages } from '#src/ui/cart/shared/add-to-cart-messages';
import * as eventListPage from '#src/ui/events/event-list';
import { eventMessages as messages } from '#src/ui/events/event-messages';
import { formatMomentIn } from '#src/ui/kit/moment-messages';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { openTab } from '#test/support/test-tab';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const seat = aProduct({ sku: 'RED-1', slug: 'tasting', name: 'A seat', family: 'merch', price: cents(800) });
const event = (slug: string, startsAt: string, more: Partial<ShopEvent> = {}): ShopEvent => ({
  slug,
  title: `Event ${slug}`,
  text: 'We taste.',
  startsAt: Date.parse(startsAt),
  minutes: 60,
  timeZone: 'America/New_York',
  host: 'Maren',
  seat,
  ...more,
});

function open(events: readonly ShopEvent[], tab = openTab()) {
  const content: EventListContent = {
    kind: 'event-list',
    path: '/upcoming-events/',
    title: 'Taste along',
    description: 'Live.',
    noindex: false,
    body: [],
    events,
  };
  return openPage(eventListPage, content, content.path, tab);
}

const shown = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
// The clock of tests stands at March 31, 2026, noon UTC.
const april = event('april', '2026-04-09T20:00:00-04:00');
const may = event('may', '2026-05-14T20:00:00-04:00');

describe('Upcoming events (spec §2 upcoming-events)', () => {
  it('say when they are at the shop and where the visitor is', async () => {
    const { container, pass } = open([april]);
    await pass();
    expect(container.textContent).toContain('Thursday, April 9, 2026, 8:00 PM EDT');
    expect(container.textContent).toContain(messages.here('Thursday, April 9, 2026, 6:00 PM MDT'));
    expect(container.querySelector('time')?.dateTime).toBe('2026-04-10T00:00:00.000Z');
    expect(await violations(container)).toEqual([]);
  });

  it('say the time once for visitors in the zone of the host', async () => {
    const tab = openTab();
    tab.world.timeZone = 'America/New_York';
    const { container, pass } = open([april], tab);
    await pass();
    expect(container.textContent).not.toContain('Your time');
  });

  it('leave out events that were over before it was opened, also when the build still had them', async () => {
    const { pass } = open([event('past', '2026-03-31T07:59:00-04:00'), april]);
    await pass();
    expect(shown()).toEqual(['Event april']);
  });

  it('lead on where nothing is planned', async () => {
    const { container, pass } = open([event('past', '2026-03-01T20:00:00-05:00')]);
    await pass();
    screen.getByText(messages.empty.title);
    expect(screen.getByRole('link', { name: messages.empty.action }).getAttribute('href')).toBe('/newsletter/');
    expect(await violations(container)).toEqual([]);
  });

  it('put a seat into the cart', async () => {
    const { tab, pass } = open([april]);
    await pass();
    await userEvent.click(screen.getByRole('button', { name: addToCartMessages.addNamed('A seat') }));
    await pass();
    expect(tab.skus).toEqual(['RED-1']);
  });

  it('sell the next date of a series first, and say when the later one opens', async () => {
    const { pass } = open([april, may]);
    await pass();
    const [next, later] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(within(next).queryByRole('button')).not.toBeNull();
    expect(within(later).queryByRole('button')).toBeNull();
    expect(later.textContent).toContain(messages.opens('April 9, 2026'));
  });

  it('know the seats of today, and show those of the build when they cannot be read', async () => {
    const tab = openTab();
    const few = event('few', '2026-04-20T20:00:00-04:00', { seat: { ...seat, stock: { kind: 'few', left: 2 } } });
    tab.shop.failNext('readBySkus', noAnswer());
    const { container, pass } = open([few], tab);
    await pass();
    expect(container.textContent).toContain(messages.seatsLeft(2));
    expect(tab.logger.entries).toHaveLength(1);
  });

  it('have no button where no seat is left', async () => {
    const soldOut = aProduct({ sku: 'ROSE-1', slug: 'late-rose', name: 'Late', family: 'merch' });
    const { container, pass } = open([event('full', '2026-04-20T20:00:00-04:00', { seat: soldOut })]);
    await pass();
    expect(container.textContent).toContain(messages.full);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('A moment in words', () => {
  it.each([
    ['America/New_York', 'Thursday, January 14, 2027, 8:00 PM EST'],
    ['America/Los_Angeles', 'Thursday, January 14, 2027, 5:00 PM PST'],
    ['UTC', 'Friday, January 15, 2027, 1:00 AM UTC'],
  ])('is said for %s', (zone, expected) => {
    expect(formatMomentIn(zone, Date.parse('2027-01-14T20:00:00-05:00'))).toBe(expected);
  });
});
