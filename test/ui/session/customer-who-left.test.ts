import { describe, expect, it } from 'vitest';
import { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { SignOut } from '#src/application/session/sign-out';
import { type GivenAdapter, given } from '#src/composition/container';
import { GiveawayPresenter } from '#src/ui/campaign/parts/giveaway.presenter';
import { NotifyPresenter } from '#src/ui/catalogue/notify.presenter';
import { ContactPresenter } from '#src/ui/contact/parts/contact.presenter';
import { BuyGiftCardPresenter } from '#src/ui/gift-card/parts/buy-gift-card.presenter';
import { MailingListPresenter } from '#src/ui/mailing-list/parts/mailing-list.presenter';
import { FindOrderPresenter } from '#src/ui/orders/parts/find-order.presenter';
import { Gate } from '#test/fakes/shop/gate';
import { ada, openTab, type TestTab } from '#test/support/test-tab';

interface OpenForm {
  readonly values: () => Readonly<Record<string, string>>;
  /** Types something that only the customer should see again. */
  readonly type: () => void;
}

/** Forms that anybody may fill in. All but that of a gift card are filled in for customers. */
const forms: Readonly<Record<string, (tab: TestTab) => OpenForm>> = {
  'a message to the shop': (tab) => {
    const presenter = tab.make(ContactPresenter, { topic: undefined, order: undefined });
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('text', 'A secret') };
  },
  'an entry for a giveaway': (tab) => {
    const presenter = tab.make(GiveawayPresenter, { giveaway: 'spring', excludedStates: [] });
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('name', 'A secret') };
  },
  'a question for an order': (tab) => {
    const presenter = tab.get(FindOrderPresenter);
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('number', 'A secret') };
  },
  'a newsletter': (tab) => {
    const presenter = tab.make(MailingListPresenter, { list: 'newsletter' });
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('contact', 'A secret') };
  },
  'a notice of new stock': (tab) => {
    const presenter = tab.make(NotifyPresenter, { sku: 'ROSE-1' });
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('email', 'A secret') };
  },
  'a gift card': (tab) => {
    const presenter = tab.get(BuyGiftCardPresenter);
    presenter.mount();
    const { form } = presenter.entry;
    return { values: () => form.values, type: () => form.type('message', 'A secret') };
  },
};

describe.each(Object.entries(forms))('Text of a customer who has left, in %s (spec §4 Sign-out)', (name, open) => {
  it('is shown to no other user, and the next customer finds their own address', async () => {
    const tab = openTab();
    await tab.signIn();
    const { values, type } = open(tab);
    const isFilledIn = Object.values(values()).includes(ada);
    expect(isFilledIn).toBe(name !== 'a gift card');
    type();
    expect(Object.values(values())).toContain('A secret');
    await tab.get(SignOut).execute();
    expect(Object.values(values()).filter((text) => text !== '' && text !== 'other')).toEqual([]);
    await tab.signIn('bob@example.com');
    expect(Object.values(values()).includes('bob@example.com')).toBe(isFilledIn);
    expect(Object.values(values())).not.toContain(ada);
  });
});

interface Sending {
  /** Sends the filled-in form. */
  readonly send: () => Promise<unknown>;
  /** Returns the page's message about the request. */
  readonly shown: () => unknown;
}

interface SlowForm {
  /** Holds the answer to the request. */
  readonly adapter: (gate: Gate) => GivenAdapter;
  readonly fillIn: (tab: TestTab) => Sending | Promise<Sending>;
}

/** The same forms, where the shop answers late. */
const slowForms: Readonly<Record<string, SlowForm>> = {
  'a message to the shop': {
    adapter: (gate) => given(ContactGateway, { send: () => gate.pass() }),
    fillIn: (tab) => {
      const presenter = tab.make(ContactPresenter, { topic: 'other', order: undefined });
      presenter.mount();
      presenter.form.type('name', 'Ada');
      presenter.form.type('text', 'A secret');
      return { send: () => presenter.send(), shown: () => presenter.sentTo };
    },
  },
  'an entry for a giveaway': {
    adapter: (gate) => given(GiveawayGateway, { enter: () => gate.pass() }),
    fillIn: async (tab) => {
      tab.content.catalogue = {
        ...tab.content.catalogue,
        regions: [{ abbr: 'CA', name: 'California', shippable: true }],
      };
      const presenter = tab.make(GiveawayPresenter, { giveaway: 'spring', excludedStates: [] });
      presenter.mount();
      await expect.poll(() => presenter.states).toBeDefined();
      presenter.form.type('name', 'Ada');
      presenter.form.type('state', 'CA');
      presenter.form.type('adult', 'yes');
      presenter.form.type('terms', 'yes');
      return { send: () => presenter.enter(), shown: () => presenter.enteredAs };
    },
  },
  'a question for an order': {
    adapter: (gate) => given(OrderLinkGateway, { sendLink: () => gate.pass() }),
    fillIn: (tab) => {
      const presenter = tab.get(FindOrderPresenter);
      presenter.mount();
      presenter.form.type('number', 'R123456789');
      return { send: () => presenter.send(), shown: () => presenter.notice };
    },
  },
  'a newsletter': {
    adapter: (gate) =>
      given(MailingListGateway, {
        subscribe: () => gate.pass(),
        unsubscribe: () => gate.pass(),
        confirm: () => Promise.resolve('newsletter'),
        unsubscribeByLink: () => Promise.resolve('newsletter'),
      }),
    fillIn: (tab) => {
      const presenter = tab.make(MailingListPresenter, { list: 'newsletter' });
      presenter.mount();
      return { send: () => presenter.submit(), shown: () => presenter.notice };
    },
  },
  'a notice of new stock': {
    adapter: (gate) => given(StockRequestGateway, { request: () => gate.pass() }),
    fillIn: (tab) => {
      const presenter = tab.make(NotifyPresenter, { sku: 'ROSE-1' });
      presenter.mount();
      return { send: () => presenter.submit(), shown: () => [presenter.notedFor, tab.drafts.read('notify-ROSE-1')] };
    },
  },
};

describe('A gift card that a customer buys who leaves before the answer (spec §4 Sign-out)', () => {
  it('leaves nothing of them in the form', async () => {
    const tab = openTab();
    await tab.signIn();
    const presenter = tab.get(BuyGiftCardPresenter);
    presenter.mount();
    const { form } = presenter.entry;
    form.type('recipientName', 'Grace');
    form.type('recipientEmail', 'grace@example.com');
    form.type('purchaserName', 'Ada');
    const gate = tab.shop.hold('setRecipients');
    const buying = presenter.submit({ sku: 'GIFT-CARD-50', name: 'Gift card' });
    await gate.reached;
    await tab.get(SignOut).execute();
    gate.release();
    await buying;
    expect([form.values.purchaserName, tab.drafts.read('gift-card')]).toEqual(['', {}]);
  });
});

describe.each(Object.entries(slowForms))(
  'A request of a customer who leaves before the answer, in %s (spec §4 Sign-out)',
  (_name, { adapter, fillIn }) => {
    it('is told to a customer who stays, and to no other user', async () => {
      for (const leaves of [false, true]) {
        const gate = new Gate();
        const tab = openTab({ adapters: [adapter(gate)] });
        await tab.signIn();
        const { send, shown } = await fillIn(tab);
        const before = shown();
        const sending = send();
        await gate.reached;
        if (leaves) await tab.get(SignOut).execute();
        gate.release();
        await sending;
        if (leaves) expect(shown()).toEqual(before);
        else expect(JSON.stringify(shown())).toContain(ada);
      }
    });
  },
);
