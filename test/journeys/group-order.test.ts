import { describe, expect } from 'vitest';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { estimateMessages } from '#src/ui/group-order/estimate-messages';
import { groupOrderMessages as messages } from '#src/ui/group-order/group-order-messages';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { isAccessible } from './support/axe';
import { gamay } from './support/goods';
import { it } from './support/journey';

const pack = 'The Four Corners 4 Pack';

/** Sixty people as a spreadsheet on Windows saves them: with semicolons and quotes, and with a zip code that lost a digit. */
function sixtyPeople(): Buffer {
  const rows = Array.from({ length: 60 }, (_, index) => {
    const name = index === 0 ? '"Renée ""Bo"" Núñez"' : `Person ${String(index + 1)}`;
    const place = index % 3 === 0 ? 'San Diego;California;92101' : `Portland;OR;${index === 40 ? '9720' : '97201'}`;
    return `${name};"${String(index + 1)} Ring Street; rear";;${index === 40 ? 'Portland;OR;97' : place}`;
  });
  return Buffer.from(['Full name;Street;Apt;City;State;ZIP', ...rows, '', ''].join('\r\n'), 'latin1');
}

describe('An order for sixty addresses (spec §2 group-order, spec §4 Group order)', () => {
  it(
    'goes from a CSV file to an estimate that somebody else pays, once, and leaves the cart alone',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, secrets, cart } = await visit({ basket: { [gamay.sku]: 1 } });
      const { page } = tab;
      await tab.open('/group-order/');
      await tab.button(messages.gets.more(pack)).click();
      await page.setInputFiles('input[type=file]', { name: 'people.csv', mimeType: 'text/csv', buffer: sixtyPeople() });
      await tab.sees(messages.imported.added(60));
      await tab.sees('Renée "Bo" Núñez');
      await tab.button(messages.ask.action).click();
      await tab.sees(messages.ask.wrong(1));
      await isAccessible(page, 'group-order');

      await page.getByRole('button', { name: messages.goes.wrong }).click();
      await tab.button(messages.goes.named(messages.goes.edit, 'Person 41')).click();
      await page.getByRole('dialog').getByLabel(/zip/i).fill('97201');
      await tab.button(messages.dialog.save).click();
      const fields = {
        [messages.about.firstName]: 'Ada',
        [messages.about.lastName]: 'Example',
        [messages.about.email]: tab.email,
        [messages.about.phone]: '(503) 555-0123',
        [messages.about.size]: '60',
        [messages.about.date]: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      };
      for (const [label, text] of Object.entries(fields)) await tab.main.getByLabel(label).fill(text);

      await tab.reload();
      await tab.sees(messages.goes.count(60));
      await tab.button(messages.ask.action).click();
      await tab.reads(messages.ask.ready);
      const link = await tab.main.getByLabel(messages.ask.link).inputValue();

      const { tab: payer } = await visit({ viewport: 'phone' });
      await payer.page.goto(link);
      await payer.arrivesAt(estimateMessages.title);
      await payer.sees(placedOrderMessages.addresses(60));
      expect(payer.page.url()).not.toContain('token');
      await isAccessible(payer.page, 'estimate');
      const press = async () => {
        await payer.page.getByRole('checkbox').check();
        await payer.button(/^Pay \$/).click();
        await payer.payment.isOpen();
      };
      await press();
      await payer.payment.cancel();
      await payer.sees(estimateMessages.pay.errors.cancelled);
      await press();
      await payer.payment.payWith('pays');
      await payer.arrivesAt(confirmationMessages.thanks);
      await payer.sees(placedOrderMessages.addresses(60));
      expect(await payer.storedCart()).toBeUndefined();

      await page.goto(link);
      await tab.reads(estimateMessages.paid.title);
      expect(await tab.storedCart()).toEqual({ number: cart.number, token: cart.token });
      await secrets.isInNoAddress(/token=([\w-]+)/.exec(link)?.[1] ?? '');
    },
  );
});
