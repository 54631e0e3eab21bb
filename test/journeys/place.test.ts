import { describe, expect } from 'vitest';
import { deliveryMessages } from '#src/ui/geography/shared/delivery-messages';
import { geolocationMessages } from '#src/ui/geography/shared/geolocation-messages';
import { statePickerMessages } from '#src/ui/geography/shared/state-picker-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { isAccessible } from './support/axe';
import { sandboxUrl } from './support/back-end';
import { gamay } from './support/goods';
import { it } from './support/journey';

/** Says to the geolocation service where one visitor is. */
async function placeVisitor(visitor: string, region: string, regionCode: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/_control/geolocation`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ visitor, region, regionCode, shape: 'groups' }),
  });
  expect(answer.ok).toBe(true);
}

describe('Where a visitor is (spec §1, §2 Page shell, §3 geolocation, §4 Geolocation, §8 User-facing messages)', () => {
  it('is warned of in Utah once, overruled in the header, and then the default of the estimate and of the address', async ({
    visit,
  }) => {
    const { tab, id } = await visit({ basket: { [gamay.sku]: 1 } });
    await placeVisitor(id, 'Utah', 'UT');
    const warning = tab.page.getByRole('alertdialog', { name: geolocationMessages.title });
    const picker = tab.page.getByRole('dialog', { name: statePickerMessages.title });
    const banner = tab.page.getByRole('banner');

    await tab.open(gamay.path);
    await warning.getByText(geolocationMessages.inTheUs('Utah')).waitFor();
    await isAccessible(tab.page, 'heads-up');
    await warning.getByRole('button', { name: geolocationMessages.understand }).click();
    await warning.waitFor({ state: 'hidden' });
    await tab.sees(deliveryMessages.noWine('Utah'));

    await tab.reload();
    const refused = banner.getByRole('button', { name: messages.shipsTo('Utah', 'excluded-state') });
    await refused.waitFor();
    await tab.doesNotShow(warning);

    await refused.click();
    await picker.getByLabel(statePickerMessages.state).selectOption('NV');
    await isAccessible(tab.page, 'state-picker');
    await picker.getByRole('button', { name: statePickerMessages.save }).click();
    await tab.focuses(banner.getByRole('button', { name: messages.shipsTo('Nevada', 'shippable') }));
    await tab.sees(/^Ships to Nevada: arrives \w{3}, \w{3} \d+/);

    await tab.open('/cart/');
    await tab.sees(/^Ships to Nevada: arrives/);
    await tab.open('/checkout/');
    await expect.poll(() => tab.checkout.field('stateAbbr').inputValue()).toBe('NV');
    await tab.checkout.fillAddress();
    await tab.checkout.adult.check();
    await tab.checkout.toDelivery.click();
    await tab.checkout.isAt('delivery');
    await tab.sees(/^ ?Arrives \w{3}, \w{3} \d+/);
    await isAccessible(tab.page, 'delivery-with-days');
    await tab.doesNotShow(warning);
  });
});
