import { describe, expect } from 'vitest';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { blockMessages } from '#src/ui/blocks/block-messages';
import { canMessages, ownPackMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { profileMessages } from '#src/ui/customer/profile-messages';
import { describeGiftCardDenial, giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { groupOrderMessages } from '#src/ui/group-order/group-order-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { listenTo } from './support/announcements';
import { home } from './support/checkout-screens';
import { refusedCards } from './support/gift-cards';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { pressOn, tabTo, type } from './support/keyboard';

describe('Forms by keyboard and by ear (spec §2 announcement area)', () => {
  it('fills a pack of one’s own and takes a can out again', async ({ visit }) => {
    const { tab } = await visit();
    const heard = await listenTo(tab);
    const { keyboard } = tab.page;
    await tab.open('/products/your-own-6-pack/');
    await tabTo(tab, tab.button(canMessages.more(gamay.name)));
    for (let can = 1; can <= 6; can += 1) await keyboard.press('Enter');
    const all = `${canMessages.chosen(gamay.name, 6)}. ${canMessages.progress(6, 6)}. ${canMessages.filled}`;
    await tab.hears(all);
    await tabTo(tab, tab.button(canMessages.fewer(gamay.name)), 'Shift+Tab');
    await keyboard.press('Enter');
    const less = `${canMessages.chosen(gamay.name, 5)}. ${canMessages.progress(5, 6)}`;
    await tab.hears(less);
    await keyboard.press('Tab');
    await tabTo(tab, tab.button(canMessages.more(gamay.name)));
    await keyboard.press('Enter');
    await tab.hears(all);
    await pressOn(tab, tab.button(ownPackMessages.add));
    await tab.shelf.flyout.waitFor();
    expect(heard()).toEqual([all, less, all, ownPackMessages.done.added('Your Own 6 Pack')]);
  });

  it('asks for an estimate, is led to the missing fields, and takes an address out and back', async ({ visit }) => {
    const { tab } = await visit();
    const heard = await listenTo(tab);
    const { keyboard } = tab.page;
    const { gets, goes, dialog, ask } = groupOrderMessages;
    await tab.open('/group-order/');
    await pressOn(tab, tab.button(gets.more('The Four Corners 4 Pack')));
    await tab.hears(gets.chosen('The Four Corners 4 Pack', 1));
    await pressOn(tab, tab.button(goes.add));
    const field = (name: Parameters<typeof tab.checkout.field>[0]) =>
      tab.page.getByRole('dialog').locator(`[name="${name}"]`);
    await type(tab, field('name'), home.name);
    await type(tab, field('address1'), home.address1);
    await type(tab, field('city'), home.city);
    await type(tab, field('stateAbbr'), 'Cali');
    await pressOn(tab, tab.button(dialog.save));
    await tab.focuses(field('zipcode'));
    await keyboard.type(home.zipcode);
    await keyboard.press('Enter');
    await tab.focuses(tab.button(goes.add));
    await pressOn(tab, tab.button(goes.named(goes.remove, home.name)));
    await tab.focuses(tab.button(kitMessages.undo));
    await keyboard.press('Enter');
    await tab.focuses(tab.button(goes.named(goes.edit, home.name)));
    await pressOn(tab, tab.button(ask.action));
    await tab.sees(ask.missing);
    await tabTo(tab, tab.main.getByRole('alert').getByRole('link').first(), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect.poll(() => tab.page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    expect(heard()).toEqual([
      gets.chosen('The Four Corners 4 Pack', 1),
      goes.removed(1),
      goes.restored(1),
      expect.stringMatching(new RegExp(`^${ask.missing}`)),
    ]);
  });

  it('learns the balance of a gift card, and why another has none', async ({ visit }) => {
    const { tab, trouble } = await visit();
    const heard = await listenTo(tab);
    const { keyboard } = tab.page;
    trouble.expect(/^422 GET \/api\/gift_cards\/redeem$/);
    await tab.open('/gift-card-balance/');
    await type(tab, tab.page.getByLabel(giftCardMessages.codeLabel), refusedCards.expired);
    await keyboard.press('Enter');
    await tab.sees(describeGiftCardDenial({ reason: 'expired' }));
    await tab.focuses(tab.page.getByLabel(giftCardMessages.codeLabel));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('ringpull-500bucks');
    await keyboard.press('Enter');
    const worth = giftCardMessages.account.worth('UCKS', '$500.00');
    await tab.sees(worth);
    expect(heard()).toEqual([blockMessages.loadingForm, describeGiftCardDenial({ reason: 'expired' }), worth]);
  });

  it('keeps a name and an address in the account, and takes the address out and back', async ({ visit }) => {
    const { tab } = await visit({ isSignedIn: true });
    const heard = await listenTo(tab);
    const { keyboard } = tab.page;
    const { named, remove, add } = addressBookMessages;
    await tab.open('/account/profile/');
    await type(tab, tab.page.getByLabel(profileMessages.name.label), 'Ada Example');
    await keyboard.press('Enter');
    await tab.sees(profileMessages.name.saved);
    await pressOn(tab, tab.page.getByRole('navigation').getByRole('link', { name: addressBookMessages.title }));
    await tab.arrivesAt(addressBookMessages.title);
    await pressOn(tab, tab.button(add));
    await tab.page.getByRole('dialog').waitFor();
    const field = (name: Parameters<typeof tab.checkout.field>[0]) => tab.checkout.field(name);
    await keyboard.press('Shift+Tab');
    await pressOn(tab, tab.page.getByRole('dialog').getByRole('button', { name: add, exact: true }));
    await tab.focuses(field('name'));
    await keyboard.type(home.name);
    await type(tab, field('address1'), home.address1);
    await type(tab, field('city'), home.city);
    await type(tab, field('stateAbbr'), 'Cali');
    await type(tab, field('zipcode'), home.zipcode);
    await type(tab, field('phone'), home.phone);
    await keyboard.press('Enter');
    await tabTo(tab, tab.button(named(remove, home.address1)));
    await keyboard.press('Enter');
    await tab.focuses(tab.button(kitMessages.undo));
    await keyboard.press('Enter');
    await tab.focuses(tab.main.getByRole('listitem').filter({ hasText: home.address1 }).locator('p').first());
    // A quick server leaves out messages about loading.
    expect(heard().filter((text) => !text.startsWith('Loading '))).toEqual([
      messages.navigatedTo(profileMessages.title),
      profileMessages.name.saved,
      messages.navigatedTo(addressBookMessages.title),
      kitMessages.wrongFields(6),
      addressBookMessages.saved(home.address1),
      addressBookMessages.removed(home.address1),
      addressBookMessages.restored(home.address1),
    ]);
  });
});
