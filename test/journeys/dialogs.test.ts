import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { statePickerMessages } from '#src/ui/geography/shared/state-picker-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { gamay } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

interface Opened {
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly close: Locator;
}

const dialogs: Readonly<Record<string, (tab: Tab) => Opened>> = {
  'the cart': (tab) => ({
    opener: tab.cartButton,
    dialog: tab.shelf.flyout,
    close: tab.shelf.flyout.getByRole('button', { name: cartMessages.close, exact: true }),
  }),
  'the choice of a state': (tab) => {
    const dialog = tab.page.getByRole('dialog', { name: statePickerMessages.title });
    return {
      opener: tab.page.getByRole('banner').getByRole('button', { name: /^Ships to/ }),
      dialog,
      close: dialog.getByRole('button', { name: messages.dismiss, exact: true }),
    };
  },
};

describe('A dialog (spec §2 Page shell and behavior, WCAG 2.4.3)', () => {
  for (const [name, find] of Object.entries(dialogs)) {
    it(`opened by a click closes by its button, by Escape and by a press beside it: ${name}`, async ({ visit }) => {
      const { tab } = await visit({ basket: { [gamay.sku]: 1 } });
      const { opener, dialog, close } = find(tab);
      await tab.open(gamay.path);
      for (const leave of [
        () => close.click(),
        () => tab.page.keyboard.press('Escape'),
        () => tab.page.mouse.click(20, 700),
      ]) {
        await opener.click();
        await dialog.waitFor();
        await tab.page.waitForFunction(() => document.querySelector('dialog:modal')?.contains(document.activeElement));
        await leave();
        await dialog.waitFor({ state: 'hidden' });
        await tab.focuses(opener);
      }
    });

    it(`opened by a key closes by its button and by Escape: ${name}`, async ({ visit }) => {
      const { tab } = await visit({ basket: { [gamay.sku]: 1 } });
      const { opener, dialog, close } = find(tab);
      await tab.open(gamay.path);
      for (const [open, leave] of [
        ['Enter', () => tab.page.keyboard.press('Escape')],
        ['Space', () => close.press('Enter')],
      ] as const) {
        await opener.focus();
        await tab.page.keyboard.press(open);
        await dialog.waitFor();
        await leave();
        await dialog.waitFor({ state: 'hidden' });
        await tab.focuses(opener);
      }
    });
  }
});
