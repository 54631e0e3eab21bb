import { describe, expect, it } from 'vitest';
import { SignOut } from '#src/application/session/sign-out';
import { GiveawayPresenter } from '#src/ui/campaign/parts/giveaway.presenter';
import { NotifyPresenter } from '#src/ui/catalogue/notify.presenter';
import { ContactPresenter } from '#src/ui/contact/parts/contact.presenter';
import { BuyGiftCardPresenter } from '#src/ui/gift-card/parts/buy-gift-card.presenter';
import { MailingListPresenter } from '#src/ui/mailing-list/parts/mailing-list.presenter';
import { FindOrderPresenter } from '#src/ui/orders/parts/find-order.presenter';
import { ada, openTab, type TestTab } from '#test/support/test-tab';

interface OpenForm {
  readonly values: () => Readonly<Record<string, string>>;
  /** Types something that only the customer should see again. */
  readonly type: () => void;
}

/** Forms that anybody may fill in. All but that of a gift card are filled in for customers. */
const forms: Readonly<Record<string, (tab: TestTab) => OpenForm>> = {
  'a message to the shop': (tab) => {
    const presenter = tab.get(ContactPresenter);
    presenter.update({ topic: undefined, order: undefined });
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('text', 'A secret') };
  },
  'an entry for a giveaway': (tab) => {
    const presenter = tab.get(GiveawayPresenter);
    presenter.update({ giveaway: 'spring', excludedStates: [] });
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('name', 'A secret') };
  },
  'a question for an order': (tab) => {
    const presenter = tab.get(FindOrderPresenter);
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('number', 'A secret') };
  },
  'a newsletter': (tab) => {
    const presenter = tab.get(MailingListPresenter);
    presenter.update({ list: 'newsletter' });
    presenter.mount();
    return { values: () => presenter.form.values, type: () => presenter.form.type('contact', 'A secret') };
  },
  'a notice of new stock': (tab) => {
    const presenter = tab.get(NotifyPresenter);
    presenter.update({ sku: 'ROSE-1' });
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

describe.each(Object.entries(forms))(
  'What a customer filled in who has left, in %s (spec §4 Sign-out)',
  (name, open) => {
    it('is shown to nobody else, and the next customer finds their own address', async () => {
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
  },
);
