import { describe, expect } from 'vitest';
import { contactPageMessages } from '#src/ui/contact/parts/contact-page-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { it } from './support/journey';

/** As Safari does: a pressed element gets no focus, and the former one loses it. */
const focusNothing = () =>
  addEventListener(
    'mousedown',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest('button'))) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    true,
  );

describe('In a browser that gives no focus to pressed elements (spec §2 Page shell and behavior, docs/adr/0006)', () => {
  it('a dialog gives the focus back to the button that opened it', async ({ visit }) => {
    const { tab, context } = await visit();
    await context.addInitScript(focusNothing);
    await tab.open('/shop/');
    // The code that gives the focus comes with the cart, once the page is hydrated.
    await tab.comesToRest();
    const opener = tab.page.getByRole('banner').getByRole('button', { name: /^Ships to/ });
    await opener.click();
    await tab.page.getByRole('dialog').getByRole('button', { name: messages.dismiss, exact: true }).click();
    await tab.focuses(opener);
  });

  it('a field tells of its problem only when the press on a button is over', async ({ visit }) => {
    const { tab, context } = await visit();
    await context.addInitScript(focusNothing);
    await tab.open('/contact/');
    await tab.comesToRest();
    const problems = tab.page.locator('[aria-invalid="true"]');
    await tab.page.getByRole('main').locator('[name="email"]').fill('ada');
    await tab.button(contactPageMessages.send).hover();
    await tab.page.mouse.down();
    expect(await problems.count()).toBe(0);
    await tab.page.mouse.up();
    await problems.first().waitFor();
  });
});
