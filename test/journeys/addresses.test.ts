import { describe, expect } from 'vitest';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { isAccessible } from './support/axe';
import { gamay } from './support/goods';
import { it } from './support/journey';

const { named, edit, remove, makeDefault, form } = addressBookMessages;

describe('Saved addresses (spec §1, §2 /account/addresses/, §3 Address book entry, §7 address_book)', () => {
  it(
    'are added, edited, removed and brought back; one is the default, and pays the way through checkout untyped',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit({ isSignedIn: true, basket: { [gamay.sku]: 1 } });
      const dialog = tab.page.getByRole('dialog');
      const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
      const entries = tab.page.getByRole('list', { name: addressBookMessages.title }).getByRole('listitem');
      const add = async (street: string) => {
        await tab.button(addressBookMessages.add).click();
        await tab.checkout.fillShippingAddress({ address1: street });
        await confirm(addressBookMessages.add);
        await entries.filter({ hasText: street }).waitFor();
      };

      await tab.open('/account/addresses/');
      await tab.sees(addressBookMessages.empty.title);
      await add('1 Home St');
      await add('2 Office Rd');
      await isAccessible(tab.page, 'addresses');

      await tab.button(named(edit, '1 Home St')).click();
      await tab.checkout.field('address1').fill('11 Home St');
      await confirm(form.save);
      await entries.filter({ hasText: '11 Home St' }).waitFor();
      await tab.button(named(remove, '11 Home St')).click();
      await tab.button(kitMessages.undo).click();
      await entries.filter({ hasText: '11 Home St' }).waitFor();
      await tab.button(named(makeDefault, '2 Office Rd')).click();
      await tab.button(named(makeDefault, '11 Home St')).waitFor();
      await tab.reload();
      await entries.first().waitFor();
      expect(await entries.allTextContents()).toEqual([
        expect.stringMatching(new RegExp(`${addressBookMessages.isDefault}.*2 Office Rd`)),
        expect.stringContaining('11 Home St'),
      ]);

      await tab.open('/checkout/');
      const card = (street: string) => tab.page.getByRole('radio', { name: new RegExp(street) });
      await card('2 Office Rd').waitFor();
      await expect.poll(() => card('2 Office Rd').isChecked()).toBe(true);
      await isAccessible(tab.page, 'checkout-saved-addresses');
      await card('11 Home St').check();
      await tab.checkout.adult.check();
      await tab.checkout.toDelivery.click();
      await tab.checkout.isAt('delivery');
      await tab.checkout.toPayment.click();
      await tab.checkout.isAt('payment');
      await tab.sees('11 Home St');
    },
  );
});
