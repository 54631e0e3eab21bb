import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { privacyChoicesMessages } from '#src/ui/privacy/privacy-choices-messages';
import { privacyMessages } from '#src/ui/privacy/privacy-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { isAccessible } from './support/axe';
import { sandboxUrl } from './support/back-end';
import { eventsOf } from './support/events';
import { gamay } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

const { label, accept, refuse } = privacyMessages;

const question = (tab: Tab) => tab.page.getByRole('region', { name: label });

/** Everything that left the browser for statistics or advertising, and the ids that went along with other calls. */
function listen(page: Page): readonly string[] {
  const left: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== sandboxUrl || request.method() === 'OPTIONS') return;
    if (/^\/(events|affiliate|scripts\/)/.test(pathname)) left.push(`${request.method()} ${pathname}`);
  });
  return left;
}

const idIn = (tab: Tab) => tab.page.evaluate(() => localStorage.getItem('anonymous-id'));
const scripts = (tab: Tab) =>
  tab.page.evaluate(() => ['sandboxAffiliate', 'sandboxEmail'].filter((name) => name in window));

describe('Privacy (docs/adr/0013, spec §1 analytics events, §2 Page shell, §7 Other calls, §9 Analytics page event)', () => {
  it('sends nothing before a choice nor after a refusal, and everything that was agreed to', async ({ visit }) => {
    const { tab } = await visit({ consent: 'unasked', viewport: 'phone' });
    const left = listen(tab.page);
    await tab.open('/accessibility/?ir_click_id=abc&sscid=61k8');
    await question(tab).waitFor();
    await isAccessible(tab.page, 'privacy-question');
    await tab.open('/shop/');
    await tab.shelf.addAndStay(gamay.name);
    await question(tab).waitFor();
    expect([left, await idIn(tab), await scripts(tab)]).toEqual([[], null, []]);

    await tab.button(refuse).click();
    await question(tab).waitFor({ state: 'detached' });
    expect(await tab.page.evaluate(() => localStorage.getItem('maker-sscid'))).toBeNull();
    await tab.open('/accessibility/');
    await tab.comesToRest();
    expect([left, await idIn(tab), await question(tab).count()]).toEqual([[], null, 0]);

    // Changed from the footer of any page.
    await tab.button(messages.privacyChoices).click();
    await tab.page.getByRole('dialog', { name: privacyChoicesMessages.title }).waitFor();
    await isAccessible(tab.page, 'privacy-choices');
    for (const purpose of ['statistics', 'affiliates', 'emails'] as const)
      await tab.page.getByRole('checkbox', { name: privacyChoicesMessages.purposes[purpose].label }).check();
    await tab.button(privacyChoicesMessages.save).click();
    await expect.poll(() => scripts(tab)).toEqual(['sandboxAffiliate', 'sandboxEmail']);
    await tab.open('/faq/?email=ada@example.com&token=secret');
    await expect.poll(async () => (await eventsOf(tab.page)).map(({ name }) => name)).toContain('page_viewed');
    const told = await eventsOf(tab.page);
    expect(told.at(-1)!.properties).toEqual({ name: 'faq', path: '/faq/' });
    expect(JSON.stringify(told)).not.toMatch(/@|secret/);
    expect(left.filter((call) => call.startsWith('GET /scripts/')).length).toBe(4);

    // The page on which the visitor agreed is not measured; the next one is, once it is left.
    await tab.comesToRest();
    await tab.open('/shop/');
    const measured = async () => (await eventsOf(tab.page)).filter(({ name }) => name === 'page_measured');
    await expect.poll(async () => (await measured()).map(({ properties }) => properties['vital'])).toContain('LCP');
    for (const { properties } of await measured()) expect(properties['name']).toBe('faq');
  });

  it("reports an order once, to the parties of the visitor's consent", async ({ visit }) => {
    const { tab, cart } = await visit({
      consent: ['statistics', 'affiliates'],
      basket: { [gamay.sku]: 2 },
      stage: 'payment',
    });
    await tab.open('/checkout/?step=payment&ir_click_id=abc%3Bdef');
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.isAtAddress(/\/order\/confirmation\//);
    const affiliate = async () => {
      const answer = await fetch(`${sandboxUrl}/_control/affiliate`);
      return (await answer.json()) as { readonly orders: readonly object[]; readonly reports: readonly string[] };
    };
    const told = { orderNumber: cart.number, ir_click_id: 'abc;def' };
    await expect.poll(async () => (await affiliate()).orders).toContainEqual(expect.objectContaining(told));
    await tab.reload();
    await tab.comesToRest();
    expect((await affiliate()).reports.filter((number) => number === cart.number)).toHaveLength(1);
    const placed = (await eventsOf(tab.page)).filter(({ name }) => name === 'order_placed');
    expect(placed.map(({ properties }) => properties['number'])).toEqual([cart.number]);
    expect(JSON.stringify(await eventsOf(tab.page))).not.toContain(cart.token);
  });

  it('lets the keyboard reach everything: the focused element lies under no question', async ({ visit }) => {
    const { tab } = await visit({ consent: 'unasked', viewport: 'phone' });
    await tab.open('/shop/');
    await question(tab).waitFor();
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await tab.page.keyboard.press('Tab');
      const covered = await tab.page.evaluate((name) => {
        const [focused, asked] = [document.activeElement, document.querySelector(`[aria-label="${name}"]`)];
        if (!focused || !asked || asked.contains(focused)) return undefined;
        const [box, lid] = [focused.getBoundingClientRect(), asked.getBoundingClientRect()];
        return box.bottom > lid.top + 1 && box.top < lid.bottom ? focused.textContent : undefined;
      }, label);
      if (covered !== undefined) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

  it('asks no visitor whose browser has answered', async ({ visit }) => {
    const { tab } = await visit({
      consent: 'unasked',
      initScript: `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`,
    });
    const left = listen(tab.page);
    await tab.open('/shop/');
    await tab.comesToRest();
    await tab.button(messages.privacyChoices).click();
    await tab.sees(privacyChoicesMessages.signal);
    expect([left, await question(tab).count(), await tab.button(accept).count()]).toEqual([[], 0, 0]);
  });
});
