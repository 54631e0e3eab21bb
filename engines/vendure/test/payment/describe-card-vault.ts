import assert from 'node:assert/strict';
import type { CardVault, ChargeOutcome, KeptCard } from '../../src/payment-provider/card-vault';
import type { HostedPayment } from '../../src/payment-provider/hosted-payment';

/** A card by the outcome of a later charge without its page. On the page, each of them pays. */
export type CardKind = 'pays' | 'declines' | 'is-refused-for-good' | 'needs-authentication' | 'expires';

/** A provider, and those who send its pages. */
export interface VaultUnderTest {
  readonly vault: CardVault;
  readonly pages: HostedPayment;
  /** Submits a page with a card. `isKept` is the payer's choice, if the page offers to keep the card. */
  send(sessionId: string, card: CardKind, isKept?: boolean): unknown;
  /** Lets time pass until the card that `expires` has expired. */
  expire(): unknown;
}

/**
 * The same cases for every provider. The parts of a test runner are handed in: a half of the vault is held here against a
 * stand-in, and where the sandbox itself runs against the sandbox.
 */
export function describeCardVault(
  it: (name: string, test: () => Promise<void>) => void,
  world: () => VaultUnderTest,
): void {
  let made = 0;
  const key = (): string => {
    made += 1;
    return `vault-${made}`;
  };
  const addresses = {
    returnUrl: 'http://shop.test/account/payment/?card_session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://shop.test/account/payment/?payment_error=cancelled',
  };
  const newCustomer = (): Promise<string> => {
    const id = key();
    return world().vault.customer({ id, email: `${id}@example.test` });
  };
  const openSetup = async (customer: string): Promise<string> =>
    (await world().vault.openSetup({ key: key(), customer, currency: 'USD', ...addresses })).sessionId;
  const open = async (customer?: string, choice: 'asked' | 'always' = 'asked'): Promise<string> => {
    const page = {
      key: key(),
      orderNumber: 'R1',
      goods: ['2 × Night Bus Gamay'],
      amount: 2512,
      currency: 'USD',
      email: 'ada@example.test',
    };
    const keeping = customer === undefined ? {} : { keeping: { customer, choice } };
    return (await world().pages.open({ ...page, ...addresses, ...keeping })).sessionId;
  };
  const keptBy = async (session: string): Promise<KeptCard> => {
    const card = await world().vault.keptCard(session);
    assert.ok(card, `${session} has kept no card.`);
    return card;
  };
  const saved = async (kind: CardKind = 'pays'): Promise<{ readonly customer: string; readonly card: string }> => {
    const customer = await newCustomer();
    const session = await openSetup(customer);
    await world().send(session, kind);
    return { customer, card: (await keptBy(session)).id };
  };
  const intentOf = (of: { readonly customer: string; readonly card: string }, amount = 2512): Promise<string> =>
    world().vault.createIntent({ key: key(), orderNumber: 'R1', amount, currency: 'USD', ...of });
  const absent = 'recurring';
  const charge = async (kind: CardKind): Promise<{ readonly intent: string; readonly outcome: ChargeOutcome }> => {
    const intent = await intentOf(await saved(kind));
    if (kind === 'expires') await world().expire();
    return { intent, outcome: await world().vault.confirm(intent, absent) };
  };
  const refused = { name: 'HostedPaymentError' };
  const gone = { name: 'NothingToChargeError' };

  it('keeps the card that paid when its payer wants it', async () => {
    const session = await open(await newCustomer());
    assert.equal(await world().vault.keptCard(session), undefined);
    await world().send(session, 'pays', true);
    const { id, ...card } = await keptBy(session);
    const paid = await world().pages.read(session);
    assert.equal(paid.state, 'paid');
    const { brand, lastDigits } = paid.card ?? {};
    assert.deepEqual(card, { brand, lastDigits, expiryMonth: 12, expiryYear: 2031, holder: 'Ada Example' });
    assert.equal((await keptBy(session)).id, id);
  });

  it('names one card alike for each payer, on a page or without', async () => {
    const word = async (session: string): Promise<string | undefined> =>
      (await world().pages.read(session)).card?.fingerprint;
    const [one, again] = [await open(await newCustomer()), await open()];
    for (const session of [one, again]) await world().send(session, 'pays', false);
    const { outcome } = await charge('pays');
    const known = await word(one);
    assert.ok(known);
    assert.equal(await word(again), known);
    assert.equal(outcome.kind === 'paid' && outcome.fingerprint, known);
  });

  it('keeps no card when the payer declines or was not asked', async () => {
    const [asked, never] = [await open(await newCustomer()), await open()];
    await world().send(asked, 'pays', false);
    await world().send(never, 'pays', true);
    for (const session of [asked, never]) {
      assert.equal((await world().pages.read(session)).state, 'paid');
      assert.equal(await world().vault.keptCard(session), undefined);
    }
  });

  it('lets the card that paid a page be charged again until it is let go of, whether it is kept or not', async () => {
    const { vault, pages } = world();
    const [asked, never] = [await open(await newCustomer()), await open()];
    for (const session of [asked, never]) {
      assert.equal((await pages.read(session)).reusable, undefined);
      await world().send(session, 'pays', false);
      const { reusable } = await pages.read(session);
      assert.ok(reusable);
      const of = { customer: reusable.customer, card: reusable.id };
      assert.equal((await vault.confirm(await intentOf(of, 864), absent)).kind, 'paid');
      await vault.detach(reusable.id);
      await assert.rejects(intentOf(of), gone);
    }
  });

  it('always keeps the card of an order that charges it again, without asking', async () => {
    const customer = await newCustomer();
    const session = await open(customer, 'always');
    await world().send(session, 'pays', false);
    const intent = await intentOf({ customer, card: (await keptBy(session)).id });
    assert.equal((await world().vault.confirm(intent, absent)).kind, 'paid');
  });

  it('saves a card without an order', async () => {
    const session = await openSetup(await newCustomer());
    assert.equal(await world().vault.keptCard(session), undefined);
    await world().send(session, 'pays');
    const { expiryMonth, expiryYear } = await keptBy(session);
    assert.deepEqual([expiryMonth, expiryYear], [12, 2031]);
  });

  it('reserves the money of a charge when it is confirmed, once, and takes it when it is settled', async () => {
    const { vault } = world();
    const intent = await intentOf(await saved());
    assert.deepEqual(await vault.read(intent), { kind: 'unconfirmed' });
    await assert.rejects(vault.settle(intent), refused);
    assert.equal((await vault.confirm(intent, absent)).kind, 'paid');
    assert.equal((await vault.confirm(intent, absent)).kind, 'paid');
    assert.equal((await vault.read(intent)).kind, 'paid');
    await vault.settle(intent);
    await vault.settle(intent);
    assert.equal((await vault.confirm(intent, absent)).kind, 'paid');
    assert.deepEqual(await vault.read(intent), { kind: 'settled' });
  });

  it('refunds money that was taken, once for each key', async () => {
    const { vault } = world();
    const intent = await intentOf(await saved());
    await vault.confirm(intent, absent);
    await assert.rejects(vault.refund(intent, 512, `${intent}-early`), refused);
    await vault.settle(intent);
    await assert.rejects(vault.release(intent), refused);
    const first = await vault.refund(intent, 512, `${intent}-0`);
    assert.equal(await vault.refund(intent, 512, `${intent}-0`), first);
    assert.notEqual(await vault.refund(intent, 2000, `${intent}-1`), first);
  });

  it('gives a charge up, before and after it is confirmed, for good', async () => {
    const { vault } = world();
    const [unconfirmed, paid] = [await intentOf(await saved()), await intentOf(await saved())];
    await vault.confirm(paid, absent);
    for (const intent of [unconfirmed, paid]) {
      await vault.release(intent);
      await vault.release(intent);
      assert.deepEqual(await vault.read(intent), { kind: 'released' });
      await assert.rejects(vault.confirm(intent, absent), gone);
      await assert.rejects(vault.settle(intent), refused);
    }
  });

  it('tells of a decline that may be tried again, and tells the same later', async () => {
    const { intent, outcome } = await charge('declines');
    assert.deepEqual(outcome, { kind: 'declined', message: 'Your card was declined.', mayBeTriedAgain: true });
    assert.deepEqual(await world().vault.confirm(intent, absent), outcome);
    assert.deepEqual(await world().vault.read(intent), outcome);
    await world().vault.release(intent);
    assert.deepEqual(await world().vault.read(intent), { kind: 'released' });
  });

  it('tells of a decline that forbids another try', async () => {
    const { outcome } = await charge('is-refused-for-good');
    assert.deepEqual(outcome, { kind: 'declined', message: 'Your card was declined.', mayBeTriedAgain: false });
  });

  it('tells that the bank wants to ask the owner', async () => {
    const { intent, outcome } = await charge('needs-authentication');
    assert.equal(outcome.kind, 'authentication-required');
    assert.deepEqual(await world().vault.read(intent), outcome);
    await assert.rejects(world().vault.settle(intent), refused);
  });

  it('asks no bank in an owner’s presence either: a page is the way', async () => {
    const intent = await intentOf(await saved('needs-authentication'));
    assert.equal((await world().vault.confirm(intent, 'owner-present')).kind, 'authentication-required');
  });

  it('tells that a card has expired', async () => {
    const { outcome } = await charge('expires');
    assert.deepEqual(outcome, { kind: 'declined', message: 'Your card has expired.', mayBeTriedAgain: true });
  });

  it('detaches a card once, after which it cannot be charged', async () => {
    const { vault } = world();
    const of = await saved();
    const before = await intentOf(of);
    await vault.detach(of.card);
    await vault.detach(of.card);
    await assert.rejects(intentOf(of), gone);
    await assert.rejects(vault.confirm(before, absent), gone);
    assert.deepEqual(await vault.read(before), { kind: 'unconfirmed' });
    await assert.rejects(vault.detach('card-of-nobody'), refused);
  });

  it('refuses to charge another customer’s card', async () => {
    const [{ card }, customer] = [await saved(), await newCustomer()];
    await assert.rejects(intentOf({ customer, card }), gone);
  });

  it('makes one thing for one key, and refuses another under the same', async () => {
    const { vault } = world();
    const person = { id: key(), email: 'ada@example.test' };
    const customer = await vault.customer(person);
    assert.equal(await vault.customer(person), customer);
    const setup = { key: key(), customer, currency: 'USD', ...addresses };
    assert.deepEqual(await vault.openSetup(setup), await vault.openSetup(setup));
    const request = { key: key(), orderNumber: 'R1', amount: 2512, currency: 'USD', ...(await saved()) };
    const intent = await vault.createIntent(request);
    await vault.confirm(intent, absent);
    assert.equal(await vault.createIntent(request), intent);
    await assert.rejects(vault.createIntent({ ...request, amount: 2513 }), /HostedPaymentError|NothingToChargeError/);
  });
}
