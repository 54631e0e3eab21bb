import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RequestEstimate } from '#src/application/group-order/request-estimate';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import { cents, formatMoney } from '#src/domain/money/money';
import * as estimatePage from '#src/ui/group-order/estimate';
import { estimateMessages as messages } from '#src/ui/group-order/estimate-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { noAnswer } from '#test/application/failures';
import { openGroupOrder } from '#test/application/group-order/group-order-tab';
import { TestSite } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

/** The page of an estimate for two addresses, opened by its link by default. */
async function open({ search = '', withoutToken = false, fails = false } = {}) {
  const tab = openGroupOrder();
  await tab.get(RequestEstimate).execute();
  const { estimateUrl = '' } = tab.get(GroupOrderState);
  const [path = '', fragment = ''] = estimateUrl.split('#');
  const number = /R\d+/.exec(path)?.[0] ?? '';
  if (fails) tab.shop.failNext('readEstimate', noAnswer());
  const { View } = estimatePage.page;
  const { container } = render(
    <TestSite container={tab.container} shell={tab.content.shell}>
      <MemoryRouter initialEntries={[`${path}${search}${withoutToken ? '' : `#${fragment}`}`]}>
        <main>
          <View content={undefined as never} params={{ number }} />
        </main>
      </MemoryRouter>
    </TestSite>,
  );
  await act(() => tab.scheduler.advance(0));
  return { tab, container, number, order: () => tab.shop.see(number) };
}

const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });

describe('The page of an estimate (spec §4 Group order)', () => {
  it('states its contents and price, the number of addresses, and asks for the age before paying', async () => {
    const { tab, container, order } = await open();
    screen.getByText(new RegExp(placedOrderMessages.addresses(2)));
    expect(await violations(container)).toEqual([]);
    await userEvent.click(payButton());
    screen.getByText(messages.pay.adultNeeded);
    expect(tab.window.leftFor).toBeUndefined();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(payButton());
    expect(order().paymentPage).toBeDefined();
    expect(tab.window.leftFor).toBe(order().paymentPage?.url);
  });

  it('leads to the confirmation of an order that was paid meanwhile, and to no payment', async () => {
    const { tab, number } = await open();
    tab.shop.completeElsewhere(number);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(payButton());
    expect(tab.window.leftFor).toBeUndefined();
    expect(tab.window.loadedPath).toContain(`/order/confirmation/${number}/`);
  });

  it('states the present price instead of charging it, and then asks for it', async () => {
    const { tab, number, order } = await open();
    await userEvent.click(screen.getByRole('checkbox'));
    const amountDue = cents(9_900);
    tab.shop.find(number)!.since = { amountDue };
    await userEvent.click(payButton());
    expect(screen.getByRole('alert').textContent).toBe(messages.pay.amountChanged(amountDue));
    expect(tab.window.leftFor).toBeUndefined();
    const pay = screen.getByRole('button', { name: messages.pay.action(formatMoney(amountDue)) });
    expect(within(pay).getByText(formatMoney(amountDue)).getAttribute('translate')).toBe('no');
    await userEvent.click(pay);
    expect(order().paymentPage).toBeDefined();
    expect(tab.window.leftFor).toBe(order().paymentPage?.url);
  });

  it('opens nothing without the token of its link', async () => {
    await open({ withoutToken: true });
    screen.getByRole('heading', { name: messages.closed.title });
    expect(screen.queryByText(/Brisk White/)).toBeNull();
  });

  it('says why the payment page was left, and that nothing was charged', async () => {
    await open({ search: '?payment_error=declined' });
    expect(screen.getByRole('alert').textContent).toBe(messages.pay.errors.declined);
  });

  it('can be asked for again when the shop was not reached', async () => {
    const { container } = await open({ fails: true });
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await screen.findByRole('button', { name: /^Pay \$/ });
  });
});
