import { describe, expect } from 'vitest';
import { offerMessages } from '#src/ui/campaign/offer-messages';
import { cartLinkMessages } from '#src/ui/cart/cart-link-messages';
import { isAccessible } from './support/axe';
import { orderBecomes, orderOnServer } from './support/back-end';
import { chenin, gamay, redPack, tangerine } from './support/goods';
import { it } from './support/journey';

const whitePack = 'The Cold Plate White 6 Pack';

describe('An offer (spec §2 /en-US/try/{offer})', () => {
  it('leads to a discounted cart, once, and keeps its lines', { tags: ['core'] }, async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [chenin.sku]: 1 } });
    await tab.open('/try/half-and-half/');
    await isAccessible(tab.page, 'landing-page');
    await tab.link(offerMessages.actions.cart).dblclick();
    await tab.isAtAddress(/\/en-US\/cart\/$/);
    await tab.sees(cartLinkMessages.added(2));
    await tab.cart.codeRemoval('HALFANDHALF').waitFor();
    expect(await tab.cart.amountOf('HALFANDHALF')).toBe('-$8');
    const lines = [`1 × ${chenin.name}`, `1 × ${redPack.name}`, `1 × ${whitePack}`];
    await orderBecomes(cart, { lines, codes: ['halfandhalf'] });

    await tab.reload();
    await tab.cart.line(redPack.name).waitFor();
    await tab.page.goBack();
    await tab.isAtAddress(/\/try\/half-and-half\/$/);
    await tab.link(offerMessages.actions.cart).click();
    await tab.sees(cartLinkMessages.already);
    expect((await orderOnServer(cart)).lines).toEqual(lines);
  });

  it('says that it has ended, and leads on', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/try/summer-picnic/');
    await tab.reads(offerMessages.over.title);
    await tab.doesNotShow(tab.link(offerMessages.actions.cart));
    await tab.link(offerMessages.seeAll).click();
    await tab.isAtAddress(/\/shop\/$/);
  });
});

describe('A cart link (spec §2 /en-US/cart/)', () => {
  it('opened by two tabs at once adds once, and names unavailable products', async ({ visit }) => {
    const { tab, openTab, cart } = await visit({ basket: { [gamay.sku]: 1 } });
    const other = await openTab();
    const link = `/cart/${gamay.sku}:2,${tangerine.sku}:1,NOTHING-1:1,${chenin.sku}:0/?promo=welcome10`;
    await Promise.all([tab.open(link), other.open(link)]);
    for (const one of [tab, other]) {
      await one.isAtAddress(/\/en-US\/cart\/$/);
      await one.sees(cartLinkMessages.notAdded['sold-out'](tangerine.name));
      await one.sees(cartLinkMessages.notAdded.unknown('NOTHING-1'));
      await one.sees(cartLinkMessages.notAdded['bad-quantity'](chenin.name, 0, 240));
    }
    await isAccessible(tab.page, 'cart-link-notice');
    await orderBecomes(cart, { lines: [`3 × ${gamay.name}`], codes: ['welcome10'] });
  });
});
