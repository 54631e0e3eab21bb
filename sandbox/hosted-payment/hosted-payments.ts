import type { Updateable } from 'kysely';
import type { HostedPaymentTable } from '#sandbox/database/other-back-end-tables';
import type { HostedPaymentRow } from '#sandbox/database/schema';
import { invalidResource, notFound } from '#sandbox/http/error-responses';
import type { PaymentOutcome, TypedCard } from '#sandbox/shop/payment-sessions';
import { recognizeCard } from '#sandbox/shop/payments/gateway';
import type { Shop, Store } from '#sandbox/shop/shop';

/** A payment that another back end asks for. */
export interface NewHostedPayment {
  readonly idempotencyKey: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly email: string | null;
  /** Takes the payer back after paying; `{CHECKOUT_SESSION_ID}` in it becomes the id of the payment. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Told of the payment by a POST, beside the browser that returns. */
  readonly notifyUrl: string | null;
}

export interface NewRefund {
  readonly idempotencyKey: string;
  readonly amountCents: number;
}

/** Begins every id, so that it is told from those of the shop's own sessions. */
const prefix = 'hp_';

export function isHostedPayment(sessionId: string): boolean {
  return sessionId.startsWith(prefix);
}

/** Opens a payment. The same key gets the same payment; asked for with something else, it is refused. */
export async function openHostedPayment(shop: Shop, payment: NewHostedPayment): Promise<HostedPaymentRow> {
  const now = shop.clock.now();
  await shop.database
    .insertInto('hostedPayments')
    .values({ ...payment, id: `${prefix}${shop.random.token(18)}`, state: 'open', createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .execute();
  const stored = await shop.database
    .selectFrom('hostedPayments')
    .selectAll()
    .where('idempotencyKey', '=', payment.idempotencyKey)
    .executeTakeFirstOrThrow();
  const isSame = Object.entries(payment).every(([field, value]) => stored[field as keyof NewHostedPayment] === value);
  if (!isSame) throw invalidResource({ idempotencyKey: ['was used for another payment'] });
  return stored;
}

export function findHostedPayment(shop: Shop, id: string): Promise<HostedPaymentRow | undefined> {
  return shop.database.selectFrom('hostedPayments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Authorizes an open payment with a card, of which only brand and last digits are stored. */
export async function payHosted(shop: Shop, id: string, card: TypedCard): Promise<PaymentOutcome> {
  return shop.database.transaction().execute(async (store) => {
    const payment = await locked(store, id);
    if (payment.state !== 'open') return { kind: 'closed' };
    const recognized = recognizeCard(card.number);
    if (recognized.token === 'declines') return { kind: 'declined', message: shop.config.declineMessage };
    const attempts = payment.attempts + 1;
    const isAsked = recognized.token === 'asks-first' && attempts === 1;
    await change(
      shop,
      store,
      id,
      isAsked
        ? { attempts }
        : { attempts, state: 'paid', cardBrand: recognized.brand, cardLastDigits: recognized.lastDigits },
    );
    return { kind: isAsked ? 'confirm-needed' : 'authorized' };
  });
}

/** Closes an open payment at the payer's wish; changes nothing on another. */
export async function cancelHosted(shop: Shop, id: string): Promise<void> {
  await shop.database
    .updateTable('hostedPayments')
    .set({ state: 'cancelled', updatedAt: shop.clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** Gives a payment up: nobody can pay it any more, and what it authorized is released. Refused once it is captured. */
export async function voidHosted(shop: Shop, id: string): Promise<HostedPaymentRow> {
  return step(shop, id, async (store, { state }) => {
    if (state === 'captured') throw invalidResource({ state: ['is captured: refund it'] });
    if (state !== 'void') await change(shop, store, id, { state: 'void' });
  });
}

/** Takes what was authorized. Said again, it takes nothing more. */
export async function captureHosted(shop: Shop, id: string): Promise<HostedPaymentRow> {
  return step(shop, id, async (store, { state }) => {
    if (state === 'captured') return;
    if (state !== 'paid') throw invalidResource({ state: [`is ${state}: there is nothing to capture`] });
    await change(shop, store, id, { state: 'captured' });
  });
}

/** Gives back some of what was captured, once for each key. */
export async function refundHosted(shop: Shop, id: string, refund: NewRefund): Promise<HostedPaymentRow> {
  return step(shop, id, async (store, { state, amountCents, refundedCents }) => {
    const known = await store
      .selectFrom('hostedRefunds')
      .selectAll()
      .where('hostedPaymentId', '=', id)
      .where('idempotencyKey', '=', refund.idempotencyKey)
      .executeTakeFirst();
    if (known) {
      if (known.amountCents !== refund.amountCents)
        throw invalidResource({ idempotencyKey: ['was used for another refund'] });
      return;
    }
    if (state !== 'captured') throw invalidResource({ state: [`is ${state}: there is nothing to refund`] });
    if (refundedCents + refund.amountCents > amountCents)
      throw invalidResource({ amountCents: ['is more than is left of the payment'] });
    await store
      .insertInto('hostedRefunds')
      .values({ ...refund, hostedPaymentId: id, createdAt: shop.clock.now() })
      .execute();
    await change(shop, store, id, { refundedCents: refundedCents + refund.amountCents });
  });
}

async function step(
  shop: Shop,
  id: string,
  take: (store: Store, payment: HostedPaymentRow) => Promise<void>,
): Promise<HostedPaymentRow> {
  return shop.database.transaction().execute(async (store) => {
    await take(store, await locked(store, id));
    return locked(store, id);
  });
}

async function locked(store: Store, id: string): Promise<HostedPaymentRow> {
  const payment = await store
    .selectFrom('hostedPayments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw notFound();
  return payment;
}

async function change(shop: Shop, store: Store, id: string, set: Updateable<HostedPaymentTable>): Promise<void> {
  await store
    .updateTable('hostedPayments')
    .set({ ...set, updatedAt: shop.clock.now() })
    .where('id', '=', id)
    .execute();
}
