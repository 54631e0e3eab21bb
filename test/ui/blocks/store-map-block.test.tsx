import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as staticPageWithStores from '#src/ui/content/static-page-with-stores';
import { storeMapMessages as messages } from '#src/ui/geography/shared/store-map-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { aStore } from '#test/builders/a-store';
import { openTab } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const maine = { name: 'Maine', abbr: 'ME' };
const stores = [
  aStore({ slug: 'salem', name: 'Salem Pour', city: 'Salem', zipcode: '97301', latitude: 44.94, longitude: -123.04 }),
  aStore({ slug: 'cork-free', name: 'Cork Free', phone: '(503) 555-0110', note: 'Nothing has a cork.' }),
  aStore({
    slug: 'wharf',
    name: 'Wharf',
    city: 'Rockland',
    state: maine,
    zipcode: '04841',
    latitude: 44.1,
    longitude: -69,
  }),
];

async function open(search = '', tab = openTab()) {
  const meta = { path: '/find-us/', title: 'Find us', description: 'Near you.', noindex: false };
  const blocks = [{ kind: 'store-map', title: 'Where we are', text: 'Cold cans.', stores }] as const;
  const page = openPage(
    staticPageWithStores,
    { kind: 'static-page', ...meta, body: [], blocks },
    meta.path + search,
    tab,
  );
  await page.pass();
  await screen.findByLabelText(messages.field, { exact: false });
  await page.pass();
  return page;
}

const found = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const status = () => screen.getAllByRole('status').map((region) => region.textContent);

async function search(text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(messages.field, { exact: false }));
  if (text) await fillIn(screen.getByLabelText(messages.field, { exact: false }), text);
  await userEvent.click(screen.getByRole('button', { name: messages.submit }));
}

describe('A store map (spec §2 Content-driven templates, find-us-in-stores)', () => {
  it('lists all stores by state, each with its address and the ways to get there', async () => {
    const { container } = await open();
    const directory = within(screen.getByRole('list', { name: messages.byState }));
    expect([...container.querySelectorAll('summary')].map((one) => one.textContent)).toEqual([
      'Maine 1 store',
      'Oregon 2 stores',
    ]);
    directory.getByText('12 Water Street, Rockland, ME 04841');
    expect(directory.getByText('(503) 555-0110').getAttribute('href')).toBe('tel:+15035550110');
    expect(await violations(container)).toEqual([]);
  });

  it('names those near a zip code, nearest first, with the same numbers on the map, and keeps the place in the address', async () => {
    const { container, address, pass } = await open();
    await search('97202-1234');
    await pass();
    expect(found().slice(0, 2)).toEqual(['1Cork Free', '2Salem Pour']);
    expect(status()).toContain('2 stores within 100 miles of 97202, nearest first.');
    expect(address()).toBe('/find-us/?near=97202-1234');
    expect([...container.querySelectorAll('svg text')].map((number) => number.textContent)).toEqual(['1', '2']);
    screen.getByRole('img', { name: messages.mapOf('97202') });
    expect(await violations(container)).toEqual([]);
  });

  it('finds the place of an address that somebody shared, and the other place of that name', async () => {
    const { pass, address } = await open('?near=Portland');
    expect(found()[0]).toBe('1Cork Free');
    await userEvent.click(screen.getByRole('link', { name: 'Portland, ME' }));
    await pass();
    expect(address()).toBe('/find-us/?near=Portland%2C+ME');
    expect(found()[0]).toBe('1Wharf');
    await userEvent.click(screen.getByRole('link', { name: messages.showAll }));
    await pass();
    expect(address()).toBe('/find-us/');
    expect(found()).toEqual([messages.byState]);
  });

  it('leads on where no store is near', async () => {
    const { pass } = await open();
    await search('59801');
    await pass();
    expect(status()).toContain('No store within 100 miles of 59801. These are the nearest.');
    expect(screen.getByRole('link', { name: messages.toDoor }).getAttribute('href')).toBe('/shop/');
  });

  it.each([
    ['', messages.problems.empty],
    ['9720', messages.problems.malformed],
    ['Atlantis', messages.problems.unknown],
  ])('names the problem of "%s", and returns to the field', async (text, problem) => {
    const { container, address, pass } = await open();
    await search(text);
    await pass();
    screen.getByText(problem);
    expect(document.activeElement).toBe(screen.getByLabelText(messages.field, { exact: false }));
    expect(address()).toBe('/find-us/');
    expect(await violations(container)).toEqual([]);
  });

  it('names the problem of a shared address', async () => {
    await open('?near=Atlantis');
    screen.getByText(messages.problems.unknown);
  });

  it('keeps the list when places cannot be loaded, and tries again', async () => {
    const tab = openTab();
    tab.world.locations.isUnreachable = true;
    const { pass } = await open('', tab);
    await search('97202');
    await pass();
    screen.getByText(messages.failed.title);
    tab.world.locations.isUnreachable = false;
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await pass();
    expect(screen.queryByText(messages.failed.title)).toBeNull();
    expect(found()[0]).toBe('1Cork Free');
  });
});
