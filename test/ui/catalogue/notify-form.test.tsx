import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { given } from '#src/composition/container';
import { notifyMessages } from '#src/ui/catalogue/notify-messages';
import { NotifyPresenter } from '#src/ui/catalogue/notify.presenter';
import * as productPage from '#src/ui/catalogue/product';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { invalid, notFound } from '#test/fakes/shop/refusals';
import { draftsOfTab } from '#test/support/storing-browser';
import { openTab } from '#test/support/test-tab';
import { productContent } from '#test/ui/support/contents';
import { fillIn } from '#test/ui/support/fill-in';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const rose = productContent({
  product: aProduct({ sku: 'ROSE-1', slug: 'late-rose', name: 'Late Rosé', stock: { kind: 'out-of-stock' } }),
});

/** The page of a sold-out product; the typed text outlives it. */
async function open({ shop = new InMemoryShop(), drafts = draftsOfTab(), content = rose } = {}) {
  const tab = openTab({ shop, adapters: [given(DraftStorage, drafts)] });
  const page = openPage(productPage, content, content.path, tab);
  await screen.findByRole('button', { name: notifyMessages.submit });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: notifyMessages.email });
  const submit = async () => {
    await userEvent.click(screen.getByRole('button', { name: notifyMessages.submit }));
    await page.pass();
  };
  const ask = async (email: string) => {
    await userEvent.clear(field());
    if (email) await fillIn(field(), email);
    await submit();
  };
  return {
    ...page,
    shop,
    drafts,
    field,
    submit,
    ask,
    status: () => screen.getByRole('status').textContent,
    alert: () => screen.queryByRole('alert')?.textContent,
  };
}

describe('The form on the page of a sold-out product (spec §1 Stock requests, §7 POST stock_requests)', () => {
  it('notes who waits, says so, and has the focus there', async () => {
    const { shop, ask, status, container } = await open();
    await ask('eve@example.test');
    expect([...shop.stockRequests]).toEqual(['eve@example.test waits for ROSE-1']);
    expect(status()).toContain(notifyMessages.noted('eve@example.test'));
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(await violations(container)).toEqual([]);
  });

  it('still says so after a reload, and takes another address', async () => {
    const first = await open();
    await first.ask('eve@example.test');
    first.unmount();
    const tab = openTab({ shop: first.shop, adapters: [given(DraftStorage, first.drafts)] });
    openPage(productPage, rose, rose.path, tab);
    await screen.findByText(notifyMessages.noted('eve@example.test'));
    await userEvent.click(screen.getByRole('button', { name: notifyMessages.other }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: notifyMessages.email }).value).toBe(
      'eve@example.test',
    );
  });

  it('is filled in for signed-in customers, unless something was typed', async () => {
    const { ports: container, field, pass, ask, shop } = await open();
    act(() => container.get(CustomerState).replace({ id: 'customer-1', email: 'ada@example.test' }));
    await pass();
    expect(field().value).toBe('ada@example.test');
    await ask('other@example.test');
    expect([...shop.stockRequests]).toEqual(['other@example.test waits for ROSE-1']);
  });

  it('is filled in for a customer who becomes known while it is being shown', async () => {
    const { container } = openTab();
    const notify = container.make(NotifyPresenter, { sku: 'ROSE-1' });
    container.get(CustomerState).replace({ id: 'customer-1', email: 'ada@example.test' });
    const unmount = notify.mount();
    expect(notify.form.values.email).toBe('ada@example.test');
    unmount();
  });

  it('stays empty for a customer who becomes known after it was emptied', async () => {
    const { ports: container, field, pass } = await open();
    await fillIn(field(), 'eve');
    await userEvent.clear(field());
    act(() => container.get(CustomerState).replace({ id: 'customer-1', email: 'ada@example.test' }));
    await pass();
    expect(field().value).toBe('');
  });

  it('keeps the typed text over a reload', async () => {
    const first = await open();
    await fillIn(first.field(), 'eve@exam');
    first.unmount();
    const { field } = await open({ drafts: first.drafts });
    expect(field().value).toBe('eve@exam');
  });

  it('sends one request for a double click', async () => {
    const { shop, field, pass, status } = await open();
    const gate = shop.hold('request');
    await fillIn(field(), 'eve@example.test');
    await userEvent.dblClick(screen.getByRole('button', { name: notifyMessages.submit }));
    gate.release();
    await pass();
    expect(shop.received.filter((method) => method === 'request')).toHaveLength(1);
    expect(status()).toContain(notifyMessages.noted('eve@example.test'));
  });

  it.each(['', 'eve', 'eve@example', `${'e'.repeat(10_000)}@example.test`])(
    'asks for an address instead of sending %#',
    async (email) => {
      const { shop, field, submit, container } = await open();
      await userEvent.click(field());
      await userEvent.paste(email);
      await submit();
      expect(shop.received).not.toContain('readAvailability');
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field());
      expect(field().value).toBe(email);
      screen.getByText(notifyMessages.problems.email);
      expect(await violations(container)).toEqual([]);
    },
  );

  it.each([
    ['the server takes no such address', invalid({ email: ['is invalid'] }), notifyMessages.problems.email],
    ['it is not sold any more', notFound(), notifyMessages.problems.notSold],
    ['its sku is unknown', invalid({ variant: ['must exist'] }), notifyMessages.problems.notSold],
    ['there is no connection', noAnswer(), 'could not reach the shop'],
    ['the server breaks', new GatewayError({ code: 'server_error' }), 'Something went wrong on our side'],
  ])('says it when %s, keeps the typed text, and can be sent again', async (_, failure, messages) => {
    const { shop, ask, field, submit, status, container } = await open();
    shop.failNext('request', failure);
    await ask('eve@example.test');
    expect(container.textContent).toContain(messages);
    expect(field().value).toBe('eve@example.test');
    await submit();
    expect(status()).toContain(notifyMessages.noted('eve@example.test'));
  });

  it('shows the way to the cart when it is back already', async () => {
    const white = productContent({ product: aProduct({ stock: { kind: 'out-of-stock' } }) });
    const { shop, ask, ports: container } = await open({ content: white });
    await ask('eve@example.test');
    screen.getByRole('button', { name: 'Add to cart: Brisk White' });
    expect(shop.stockRequests.size).toBe(0);
    expect(container.get(LiveMessageState).message.trim()).toBe(notifyMessages.available);
  });
});
