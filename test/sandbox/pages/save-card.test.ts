import { describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';

const typed = { do: 'save', number: '4111 1111 1111 1111', expiry: '04/31', cvc: '987', name: 'Ada Example' };

const sandbox = sharedSandbox();
const ada = new ShopClient(sandbox, { bearer: 'key-ada' });

async function openPage(returnPath = '/account/payment/'): Promise<{ page: string; sessionId: string }> {
  const session = await ada.must<{ card_session_id: string; card_session_url: string }>(
    'POST',
    '/api/wallet_payment_sources/prepare',
    { return_path: returnPath },
  );
  return { page: session.card_session_url, sessionId: session.card_session_id };
}

function press(page: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams({ ...typed, ...fields }), redirect: 'manual' });
}

async function cards(): Promise<readonly { readonly card_session_id: string | null }[]> {
  const { wallet_payment_sources: sources } = await ada.must<{
    wallet_payment_sources: { card_session_id: string | null }[];
  }>('GET', '/api/wallet_payment_sources');
  return sources;
}

describe('The hosted page that saves a card (spec §3 walletPaymentSources, §7 GET wallet_payment_sources)', () => {
  it('saves one and returns to the path that asked for it; sent again it saves no second', async () => {
    const before = await cards();
    const { page, sessionId } = await openPage('/account/subscriptions/7/?tab=card');
    expect(await (await fetch(page)).text()).toContain('Nothing is charged now.');
    const back = `${storefrontUrl}/account/subscriptions/7/?tab=card&card_session_id=${sessionId}`;
    for (let times = 1; times <= 2; times += 1) {
      const answer = await press(page);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
    }
    expect(await (await fetch(page)).text()).toContain('The card is saved');
    const after = await cards();
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter((card) => card.card_session_id === sessionId)).toHaveLength(1);
  });

  it('tells of a declined card, and takes another', async () => {
    const { page } = await openPage();
    const answer = await press(page, { number: '4111111111111112' });
    const text = await answer.text();
    expect(answer.status).toBe(402);
    expect(text).toContain('The card was not saved.');
    expect(text).toContain(`${storefrontUrl}/account/payment/?payment_error=declined`);
    expect(text).not.toContain('987');
    expect((await press(page)).status).toBe(303);
  });

  it('asks again for mistyped fields, and keeps the rest', async () => {
    const { page } = await openPage();
    const answer = await press(page, { expiry: '04/20' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('This card has expired.');
  });

  it('saves nothing once it was canceled', async () => {
    const before = await cards();
    const { page } = await openPage();
    const canceled = await press(page, { do: 'cancel' });
    expect(canceled.headers.get('location')).toBe(`${storefrontUrl}/account/payment/?payment_error=cancelled`);
    expect((await press(page)).headers.get('location')).toContain('payment_error=cancelled');
    expect(await (await fetch(page)).text()).toContain('No card was saved');
    expect(await cards()).toHaveLength(before.length);
  });

  it('is nothing to be guessed', async () => {
    const { page } = await openPage();
    for (const method of ['GET', 'POST'])
      expect((await fetch(page.replace(/cards_.*/, 'cards_1'), { method })).status).toBe(404);
  });
});
