import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { SandboxCardVault } from '#src/payment-provider/sandbox-card-vault';
import { SandboxPayment } from '#src/payment-provider/sandbox-payment';
import { StripeCardVault } from '#src/payment-provider/stripe-card-vault';
import { StripePayment } from '#src/payment-provider/stripe-payment';
import { SandboxStandIn } from '#test/support/sandbox-stand-in';
import type { CardKind, VaultUnderTest } from './describe-card-vault';
import { describeCardVault } from './describe-card-vault';
import { StripeStandIn } from './stripe-stand-in';

const stripe = new StripeStandIn();
const sandbox = new SandboxStandIn();
before(() => Promise.all([stripe.server.start(), sandbox.server.start()]));
after(() => Promise.all([stripe.server.stop(), sandbox.server.stop()]));

const addresses = {
  returnUrl: 'http://shop.test/account/payment/?card_session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://shop.test/account/payment/?payment_error=cancelled',
};

describe('Cards that Stripe keeps (spec §3 walletPaymentSources, §7 GET wallet_payment_sources)', () => {
  const numbers: Readonly<Record<CardKind, string>> = {
    pays: '4242424242424242',
    declines: '4000000000000341',
    'is-refused-for-good': '4000000000009979',
    'needs-authentication': '4000002760003184',
    expires: '4000000000000069',
  };
  const world = (): VaultUnderTest => ({
    vault: new StripeCardVault(stripe.client(), stripe.secret, 'http://shop.test'),
    pages: new StripePayment(stripe.client(), stripe.secret),
    send: (session, card, isKept) => stripe.pay(session, numbers[card], isKept),
    expire: () => undefined,
  });
  describeCardVault((name, run) => void it(name, run), world);

  const saved = async (
    kind: CardKind = 'pays',
  ): Promise<{ readonly customer: string; readonly session: string; readonly card: string }> => {
    const { vault } = world();
    const customer = await vault.customer({ id: '7', email: 'ada@example.test' });
    const key = `setup-${stripe.sessions.length}`;
    const { sessionId } = await vault.openSetup({ key, customer, currency: 'USD', ...addresses });
    stripe.pay(sessionId, numbers[kind]);
    return { customer, session: sessionId, card: (await vault.keptCard(sessionId))?.id ?? '' };
  };

  it('are kept with the parameters that a later charge needs', async () => {
    const customer = await world().vault.customer({ id: '8', email: 'bob@example.test' });
    assert.deepEqual(Object.fromEntries(stripe.customers.at(-1)?.params ?? []), {
      email: 'bob@example.test',
      'metadata[customer]': '8',
    });
    const page = {
      orderNumber: 'R1',
      goods: ['2 × Night Bus Gamay'],
      amount: 2512,
      currency: 'USD',
      email: 'bob@example.test',
      ...addresses,
    };
    const shown = async (choice: 'asked' | 'always'): Promise<readonly (string | null)[]> => {
      const opened = await world().pages.open({ ...page, key: `R1-${choice}`, keeping: { customer, choice } });
      const { params } = stripe.session(opened.sessionId);
      return [
        'customer',
        'customer_email',
        'payment_intent_data[capture_method]',
        'payment_intent_data[setup_future_usage]',
        'saved_payment_method_options[payment_method_save]',
      ].map((name) => params.get(name));
    };
    assert.deepEqual(await shown('asked'), [customer, null, 'manual', 'off_session', 'enabled']);
    assert.deepEqual(await shown('always'), [customer, null, 'manual', 'off_session', null]);
  });

  it('are saved on a page of the mode setup', async () => {
    const { customer, session } = await saved();
    assert.deepEqual(Object.fromEntries(stripe.session(session).params), {
      mode: 'setup',
      'allowed_payment_method_types[0]': 'card',
      customer,
      currency: 'usd',
      success_url: addresses.returnUrl,
      cancel_url: addresses.cancelUrl,
    });
  });

  it('are charged by an intent that is confirmed with or without its owner', async () => {
    const { customer, card } = await saved();
    const request = { orderNumber: 'R1', amount: 2512, currency: 'USD', customer, card };
    const sent = {
      'owner-present': { return_url: 'http://shop.test' },
      recurring: { off_session: 'true', 'payment_method_options[card][stored_credential_usage]': 'recurring' },
      unscheduled: { off_session: 'true', 'payment_method_options[card][stored_credential_usage]': 'unscheduled' },
    } as const;
    for (const occasion of ['owner-present', 'recurring', 'unscheduled'] as const) {
      const intent = await world().vault.createIntent({ ...request, key: `charge-${occasion}` });
      await world().vault.confirm(intent, occasion);
      const { params, confirmation } = stripe.intent(intent);
      assert.deepEqual(Object.fromEntries(params), {
        amount: '2512',
        currency: 'usd',
        customer,
        payment_method: card,
        'allowed_payment_method_types[0]': 'card',
        capture_method: 'manual',
        description: 'Order R1',
        'metadata[order]': 'R1',
      });
      assert.deepEqual(Object.fromEntries(confirmation ?? []), {
        ...sent[occasion],
        'expand[0]': 'latest_charge',
      });
    }
  });

  it('are refused in the words of Stripe when they cannot be charged', async () => {
    const { vault } = world();
    const { customer, card } = await saved();
    const request = { key: 'charge-detached', orderNumber: 'R1', amount: 2512, currency: 'USD', customer, card };
    const intent = await vault.createIntent(request);
    await vault.detach(card);
    await assert.rejects(vault.confirm(intent, 'recurring'), /The payment method is detached/);
  });

  it('get a customer without an e-mail that Stripe does not take', async () => {
    const customer = await world().vault.customer({ id: '10', email: 'zoë@example.test' });
    const { id, params } = stripe.customers.at(-1) ?? {};
    assert.deepEqual([id, params?.has('email')], [customer, false]);
  });

  it('cancel the charge when the bank wants to ask an owner who is present', async () => {
    const { customer, session, card } = await saved('needs-authentication');
    const request = { key: `ask-${session}`, orderNumber: 'R1', amount: 2512, currency: 'USD', customer, card };
    const intent = await world().vault.createIntent(request);
    assert.equal((await world().vault.confirm(intent, 'owner-present')).kind, 'authentication-required');
    assert.equal(stripe.intent(intent).status, 'canceled');
  });

  it('are charged no less than 50 cents, which says nothing about the card', async () => {
    const { customer, session, card } = await saved();
    const request = { key: `least-${session}`, orderNumber: 'R1', amount: 49, currency: 'USD', customer, card };
    await assert.rejects(world().vault.createIntent(request), { name: 'HostedPaymentError' });
  });

  it('get a customer for another e-mail, where the first one was not noted', async () => {
    const first = await world().vault.customer({ id: '9', email: 'old@example.test' });
    assert.notEqual(await world().vault.customer({ id: '9', email: 'new@example.test' }), first);
  });

  it('are reported when saved, renewed and detached, by Stripe alone', async () => {
    const { vault, pages } = world();
    const { session, card } = await saved();
    const order = await pages.open({
      key: 'R2',
      orderNumber: 'R2',
      goods: ['2 × Night Bus Gamay'],
      amount: 100,
      currency: 'USD',
      ...addresses,
    });
    stripe.pay(order.sessionId);
    const [savedNotice, paidNotice] = [stripe.tellOfSession(session), stripe.tellOfSession(order.sessionId)];
    assert.deepEqual(
      [vault.changeOf(savedNotice), pages.hear(savedNotice)],
      [{ kind: 'saved', sessionId: session }, undefined],
    );
    assert.deepEqual(
      [vault.changeOf(paidNotice), pages.hear(paidNotice)],
      [undefined, { kind: 'paid', sessionId: order.sessionId }],
    );
    assert.deepEqual(vault.changeOf(stripe.renew(card, { month: 3, year: 2034 })), {
      kind: 'renewed',
      card: { id: card, brand: 'visa', lastDigits: '4242', expiryMonth: 3, expiryYear: 2034, holder: 'Ada Example' },
    });
    await vault.detach(card);
    const detached = stripe.tellOfDetached(card);
    assert.deepEqual(vault.changeOf(detached), { kind: 'detached', cardId: card });
    assert.equal(await vault.keptCard(session), undefined);
    assert.throws(() => vault.changeOf({ ...detached, signature: savedNotice.signature ?? '' }));
    assert.throws(() => vault.changeOf({ body: detached.body }));
  });
});

describe('Cards that the sandbox keeps (spec §3 walletPaymentSources, §7 GET wallet_payment_sources)', () => {
  const numbers: Readonly<Record<CardKind, string>> = {
    pays: '4111111111111111',
    declines: '4000000000000341',
    'is-refused-for-good': '4000000000000119',
    'needs-authentication': '4000002760003184',
    expires: '4111111111111111',
  };
  const world = (): VaultUnderTest => ({
    vault: new SandboxCardVault(sandbox.server.url),
    pages: new SandboxPayment(sandbox.server.url),
    send: (session, card, isKept) => {
      sandbox.areCardsExpired = false;
      if (session.startsWith('hs_')) sandbox.save(session, numbers[card]);
      else sandbox.pay(session, numbers[card], isKept);
    },
    expire: () => {
      sandbox.areCardsExpired = true;
    },
  });
  describeCardVault((name, run) => void it(name, run), world);

  it('are told of by the id of the page that saved them, which is no payment', () => {
    const { vault, pages } = world();
    const about = (id: string): { readonly body: Buffer } => ({ body: Buffer.from(JSON.stringify({ id })) });
    assert.deepEqual(
      [vault.changeOf(about('hs_1')), pages.hear(about('hs_1'))],
      [{ kind: 'saved', sessionId: 'hs_1' }, undefined],
    );
    assert.deepEqual(
      [vault.changeOf(about('hp_1')), pages.hear(about('hp_1'))],
      [undefined, { kind: 'paid', sessionId: 'hp_1' }],
    );
    assert.throws(() => vault.changeOf({ body: Buffer.from('not json') }));
  });
});
