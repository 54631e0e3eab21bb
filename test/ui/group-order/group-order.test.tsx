import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import { EndSession } from '#src/application/session/end-session';
import type { GroupOrderContent } from '#src/domain/page/page-content';
import * as groupOrderPage from '#src/ui/group-order/group-order';
import { groupOrderMessages as messages } from '#src/ui/group-order/group-order-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { settledDelay } from '#src/ui/shell/settled-message';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { invalid } from '#test/fakes/shop/refusals';
import { openTab } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { fieldErrors } from '#test/ui/support/on-screen';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const product = aProduct();
const addon = aProduct({ sku: 'SLEEVE-1', name: 'Cooling Sleeve', slug: 'cooling-sleeve', family: 'merch' });
const content: GroupOrderContent = {
  kind: 'group-order',
  orderKind: 'group',
  path: '/group-order/',
  title: 'Wine for everyone',
  description: 'One order.',
  noindex: false,
  products: [product],
  addons: [addon],
  body: [],
};

/** The page in a tab whose storage outlives it. */
function open(tab = openTab(), sold = product) {
  tab.content.catalogue = {
    products: [sold, addon],
    kits: [],
    regions: [
      { name: 'Oregon', abbr: 'OR', shippable: true },
      { name: 'Utah', abbr: 'UT', shippable: false },
    ],
  };
  const page = openPage(groupOrderPage, content, content.path, tab);
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await page.pass();
  };
  const choose = async (csv: string) => {
    const input = page.container.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File([csv], 'people.csv', { type: 'text/csv' }));
    await page.pass();
  };
  const fill = async () => {
    const day = new Date(tab.scheduler.clock.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const typed = {
      [messages.about.firstName]: 'Ada',
      [messages.about.lastName]: 'Example',
      [messages.about.email]: 'ada@example.test',
      [messages.about.phone]: '503 555 0123',
      [messages.about.size]: '2',
      [messages.about.date]: day,
    };
    for (const [label, text] of Object.entries(typed))
      await fillIn(screen.getByLabelText(new RegExp(`^${label}`)), text);
  };
  const rows = () => screen.queryAllByRole('listitem').filter((item) => within(item).queryByText(/Ring Street/));
  return { ...page, press, choose, fill, rows };
}

const headings = 'Name,Street,City,State,ZIP';
const ada = 'Ada,1 Ring Street,Portland,OR,97201';
const eve = 'Eve,3 Ring Street,Bend,OR,97701';
const bob = 'Bob,2 Ring Street,Salt Lake City,UT,84101';

describe('The page of a group order (spec §2 group-order, spec §4 Group order)', () => {
  it('takes a file, names its problems, and leads to an estimate once they are put right', async () => {
    const page = open();
    await page.pass();
    expect(await violations(page.container)).toEqual([]);
    await page.press(messages.gets.more(product.name));
    await page.choose(`${headings},Shoe size\n${ada},44\n${bob},45`);
    await screen.findByText(messages.imported.added(2));
    screen.getByText(messages.imported.unused(1));
    await page.press(messages.ask.action);
    const problems = screen.getByText(messages.ask.missing).closest<HTMLElement>('[role="alert"]')!;
    const links = within(problems).getAllByRole('link');
    const places = links.map((link) => document.getElementById(link.getAttribute('href')!.slice(1)));
    expect(links[0]!.textContent).toBe(messages.ask.wrong(1));
    // Each wrong field of the details has its own link, and is where that leads.
    const wrong = [...page.container.querySelectorAll('[aria-invalid="true"]')];
    expect(wrong.length).toBeGreaterThan(1);
    expect(places.slice(1)).toEqual(wrong);
    expect(await violations(page.container)).toEqual([]);

    await page.press(`${messages.goes.wrong} 1`);
    const problem = messages.problems['not-shippable'];
    expect(page.rows().map((row) => row.textContent)).toEqual([expect.stringContaining(problem)]);
    await page.press(messages.goes.named(messages.goes.remove, 'Bob'));
    await page.fill();
    await page.press(messages.ask.action);
    await screen.findByRole('heading', { name: messages.ask.ready });
    expect(screen.getByRole('link', { name: messages.ask.open }).getAttribute('href')).toMatch(
      /^\/group-order\/estimate\/R\d+\/#token=/,
    );
    expect(await violations(page.container)).toEqual([]);
  });

  it('tells screen readers how many everyone gets, and how many one address gets', async () => {
    const page = open();
    const said = () => page.tab.get(LiveMessageState).message;
    await page.press(messages.gets.more(product.name));
    await page.press(messages.gets.more(product.name));
    await page.pass(settledDelay);
    expect(said()).toBe(messages.gets.chosen(product.name, 2));
    await page.press(messages.goes.add);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.gets.more(product.name) }));
    await page.pass(settledDelay);
    dialog.getByText(messages.dialog.chosen(product.name, 3));
  });

  it('says how it read a table without headings', async () => {
    const page = open();
    await page.choose('Ada,1 Ring Street,Apt 2,Portland,OR,97201');
    const said = await screen.findByText(/We found no headings/);
    expect(said.textContent).toContain('name “Ada”, street “1 Ring Street”, apartment “Apt 2”, city “Portland”');
  });

  it('names the lines above the headings that it left out, and adds rows that repeat others when asked to', async () => {
    const page = open();
    await page.choose(`Holiday list\n${headings}\n${ada}\n${ada}\n${ada}\n${headings}\nTotal`);
    await screen.findByText(messages.imported.added(1));
    screen.getByText(messages.imported.leftOut([6, 7]));
    screen.getByText(messages.imported.above(1));
    screen.getByText(messages.imported.repeated([4, 5]));
    expect(await violations(page.container)).toEqual([]);
    await page.press(messages.imported.addRepeated(2));
    const said = screen.getByText(messages.imported.added(2));
    expect(page.rows()).toHaveLength(3);
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(screen.queryByRole('button', { name: messages.imported.addRepeated(2) })).toBeNull();
  });

  it('says how to save a file of Excel, and a file of Numbers, as CSV', async () => {
    const page = open();
    await page.choose('PK\u0003\u0004 xl/workbook.xml');
    await screen.findByText(messages.imported.workbook.excel);
    await page.choose('PK\u0003\u0004 Index/Document.iwa');
    await screen.findByText(messages.imported.workbook.numbers);
    expect(page.rows()).toEqual([]);
  });

  it('prints all addresses, of which it shows some', async () => {
    const page = open();
    await page.choose(
      [headings, ...Array.from({ length: 25 }, (_, index) => ada.replace('1', `${index + 1}`))].join('\n'),
    );
    await screen.findByText(messages.imported.added(25));
    expect(page.rows()).toHaveLength(10);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(page.rows()).toHaveLength(25);
    expect(screen.queryByRole('button', { name: messages.goes.more(10) })).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(page.rows()).toHaveLength(10);
  });

  it('takes a removed address back, and keeps everything over a reload', async () => {
    const page = open();
    await page.press(messages.gets.more(product.name));
    await page.choose(`${headings}\n${ada}`);
    await screen.findByText(messages.imported.added(1));
    await page.press(messages.goes.named(messages.goes.remove, 'Ada'));
    expect(page.rows()).toEqual([]);
    await page.press(kitMessages.undo);
    expect(page.rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('1 Ring Street, Portland, OR 97201'),
    ]);
    page.unmount();
    const again = open(page.tab.reload());
    await again.pass();
    expect(again.rows()).toHaveLength(1);
    expect(screen.getByRole('spinbutton', { name: messages.gets.quantity(product.name) })).toHaveProperty('value', '1');
  });

  it.each([
    ['comes back when their session ended, and they sign in again elsewhere', () => undefined, ada],
    [
      'goes on with what was typed meanwhile',
      (page: ReturnType<typeof open>) => page.choose(`${headings}\n${eve}`),
      eve,
    ],
  ])('of a customer %s', async (_name, goOn, found) => {
    const tab = openTab();
    await tab.signIn();
    const page = open(tab);
    await page.choose(`${headings}\n${ada}`);
    await screen.findByText(messages.imported.added(1));
    act(() => tab.get(EndSession).execute('refused'));
    expect(page.rows()).toEqual([]);
    await goOn(page);
    await page.pass();
    await act(() => tab.signIn());
    const [, street] = found.split(',');
    expect(page.rows().map((row) => row.textContent)).toEqual([expect.stringContaining(`${street}, `)]);
    page.unmount();
    const again = open(tab.reload());
    await again.pass();
    expect(again.rows().map((row) => row.textContent)).toEqual([expect.stringContaining(`${street}, `)]);
  });

  it.each([
    ['name,city,color\nAda,Portland,red', messages.imported.missing(['address1', 'stateAbbr', 'zipcode'])],
    ['\n\n', messages.imported.empty],
    [[headings, ...Array.from({ length: 1001 }, () => ada)].join('\n'), messages.imported.tooMany(1001)],
  ])('says why nothing of a file was taken', async (csv, reason) => {
    const page = open();
    await page.choose(csv);
    await screen.findByText(reason);
    expect(page.rows()).toEqual([]);
  });

  it('keeps the form of an address open until nothing is missing', async () => {
    const page = open();
    await page.press(messages.goes.add);
    await page.press(messages.dialog.save);
    screen.getByRole('dialog', { name: messages.dialog.add });
    expect(fieldErrors()).not.toEqual([]);
    screen.getByText(messages.goes.empty);
  });

  it('names the addresses that the shop does not take', async () => {
    const page = open();
    await page.press(messages.gets.more(product.name));
    await page.choose(`${headings}\n${ada}\n${eve}`);
    await screen.findByText(messages.imported.added(2));
    await page.fill();
    page.tab.shop.failNext('createEstimate', invalid({ 'recipients[1].zipcode': ['is not in this state'] }));
    await page.press(messages.ask.action);
    await screen.findByText(messages.ask.refused(['Eve']));
  });

  it('offers nothing that has sold out, but lets less of it be chosen where it was chosen before', async () => {
    const page = open();
    await page.pass();
    const quantity = () => screen.queryByRole('spinbutton', { name: messages.gets.quantity(product.name) });
    await page.press(messages.gets.more(product.name));
    page.unmount();
    const soldOut = { ...product, stock: { kind: 'out-of-stock' } } as const;
    const again = open(page.tab.reload(), soldOut);
    await again.pass();
    screen.getByText(messages.gets.soldOut);
    expect(quantity()).toHaveProperty('value', '1');
    await again.press(messages.gets.less(product.name));
    expect(quantity()).toBeNull();
  });

  it('says that the shop was not reached, takes the next try, and names the changes since an estimate', async () => {
    const page = open();
    await page.press(messages.gets.more(product.name));
    await page.choose(`${headings}\n${ada}`);
    await screen.findByText(messages.imported.added(1));
    await page.fill();
    page.tab.shop.failNext('createEstimate', noAnswer());
    await page.press(messages.ask.action);
    await screen.findByText(/could not reach the shop/);
    await page.press(messages.ask.action);
    await screen.findByRole('heading', { name: messages.ask.ready });
    await page.press(messages.gets.more(product.name));
    screen.getByRole('heading', { name: messages.ask.outdated });
    expect(page.ports.get(GroupOrderState).submitted).toBe(false);
  });
});
