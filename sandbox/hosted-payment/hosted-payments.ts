import type { Updateable } from 'kysely';
import type { Database, HostedPaymentRow } from '#sandbox/database/schema';
import { invalidResource, notFound } from '#sandbox/http/error-responses';
import type { TypedCard } from '#sandbox/shop/cards/gateway';
import { asksToConfirm, declineOf, recognizeCard } from '#sandbox/shop/cards/gateway';
import type { PaymentOutcome } from '#sandbox/shop/payment-sessions';
import type { Shop, Store } from '#sandbox/shop/shop';
import { keepCard, makeHostedCustomer, requireChargeable, requireHostedCustomer } from './hosted-cards';
import { sameRequest } from './same-request';

/** A payment that another back end asks for: on the page, or from a card that was kept, which it confirms later. */
export interface NewHostedPayment {
  readonly idempotencyKey: string;
  readonly reference: string;
  /** Null without a page. */
  readonly goods: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly email: string | null;
  /** Takes the payer back after paying; `{CHECKOUT_SESSION_ID}` in it becomes the id of the payment. Null without a page. */
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  /** Told of the payment by a POST, beside the browser that returns. */
  readonly notifyUrl: string | null;
  /** The customer whose card the page keeps or charges. */
  readonly hostedCustomerId: string | null;
  readonly keeping: HostedPaymentRow['keeping'];
  /** Lets the card of its page be charged again, whether it is kept or not. Without a customer a new one is created for it. */
  readonly isReusable: boolean;
  /** The card that it charges without a page. */
  readonly hostedCardId: string | null;
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
  const { hostedCustomerId, hostedCardId } = payment;
  if (hostedCustomerId !== null) await requireHostedCustomer(shop, hostedCustomerId);
  if (hostedCardId !== null) await requireChargeable(shop.database, hostedCardId, hostedCustomerId);
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
  return sameRequest(stored, payment);
}

/** The address to which the payer is sent; empty without a page. */
export function returnUrlOf({ id, returnUrl }: HostedPaymentRow): string {
  return (returnUrl ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

export function findHostedPayment(shop: Shop, id: string): Promise<HostedPaymentRow | undefined> {
  return shop.database.selectFrom('hostedPayments').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Authorizes an open payment with a card, of which only brand and last digits are stored, unless it may be charged again or is to be
 * kept: always, or when the payer who was asked wants it.
 */
export async function payHosted(shop: Shop, id: string, card: TypedCard, isKept: boolean): Promise<PaymentOutcome> {
  return shop.database.transaction().execute(async (store) => {
    const payment = await locked(store, id);
    if (payment.state !== 'open') return { kind: 'closed' };
    const recognized = recognizeCard(card.number);
    if (recognized.token === 'declines') return { kind: 'declined', message: shop.config.declineMessage };
    const attempts = payment.attempts + 1;
    if (asksToConfirm(recognized) && attempts === 1) {
      await change(shop, store, id, { attempts });
      return { kind: 'confirm-needed' };
    }
    const { keeping, isReusable } = payment;
    const isWanted = keeping === 'always' || (keeping === 'asked' && isKept);
    const cardId =
      isWanted || isReusable ? await keepCard(shop, store, await ownerOf(shop, store, payment), card) : null;
    await change(shop, store, id, {
      attempts,
      state: 'paid',
      cardBrand: recognized.brand,
      cardLastDigits: recognized.lastDigits,
      cardFingerprint: recognized.fingerprint,
      keptCardId: isWanted ? cardId : null,
      usedCardId: isReusable ? cardId : null,
    });
    return { kind: 'authorized', returnUrl: returnUrlOf(payment) };
  });
}

/** Charges the card of a payment without a page. A repeated call charges nothing more and tells the same outcome. */
export async function confirmHosted(shop: Shop, id: string, ownerIsThere: boolean): Promise<HostedPaymentRow> {
  return step(shop, id, async (store, { state, hostedCardId, hostedCustomerId }) => {
    if (hostedCardId === null) throw invalidResource({ cardId: ['is missing: its payer pays on the page'] });
    if (state === 'void') throw invalidResource({ state: ['is void: there is nothing to charge'] });
    if (state !== 'open') return;
    const card = await requireChargeable(store, hostedCardId, hostedCustomerId);
    const decline = declineOf(card, ownerIsThere, shop.clock.now());
    await change(
      shop,
      store,
      id,
      decline
        ? { state: 'declined', decline }
        : {
            ...{ state: 'paid', cardBrand: card.brand, cardLastDigits: card.lastDigits },
            cardFingerprint: card.fingerprint,
          },
    );
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

/** Gives a payment up: it cannot be paid any more, and its authorized amount is released. Refused once it is captured. */
export async function voidHosted(shop: Shop, id: string): Promise<HostedPaymentRow> {
  return step(shop, id, async (store, { state }) => {
    if (state === 'captured') throw invalidResource({ state: ['is captured: refund it'] });
    if (state !== 'void') await change(shop, store, id, { state: 'void' });
  });
}

/** Takes the authorized amount. A repeated call takes nothing more. */
export async function captureHosted(shop: Shop, id: string): Promise<HostedPaymentRow> {
  return step(shop, id, async (store, { state }) => {
    if (state === 'captured') return;
    if (state !== 'paid') throw invalidResource({ state: [`is ${state}: there is nothing to capture`] });
    await change(shop, store, id, { state: 'captured' });
  });
}

/** Gives back a part of the captured amount, once for each key. */
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
      throw invalidResource({ amountCents: ['is more than the rest of the payment'] });
    await store
      .insertInto('hostedRefunds')
      .values({ ...refund, hostedPaymentId: id, createdAt: shop.clock.now() })
      .execute();
    await change(shop, store, id, { refundedCents: refundedCents + refund.amountCents });
  });
}

/** The owner of the card in use; the payer becomes one where the back end has named none. */
async function ownerOf(shop: Shop, store: Store, { id, hostedCustomerId, email }: HostedPaymentRow): Promise<string> {
  return hostedCustomerId ?? (await makeHostedCustomer(shop, store, { idempotencyKey: `payer-of-${id}`, email }));
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

async function change(
  shop: Shop,
  store: Store,
  id: string,
  set: Updateable<Database['hostedPayments']>,
): Promise<void> {
  await store
    .updateTable('hostedPayments')
    .set({ ...set, updatedAt: shop.clock.now() })
    .where('id', '=', id)
    .execute();
}
