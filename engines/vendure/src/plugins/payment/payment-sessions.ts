import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { In, Not } from 'typeorm';
import type { CardVault, ChargeOccasion, ChargeOutcome, ChargeState, KeptCard } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import type { HostedPayment, PageState, PaymentPage, ProviderRefund } from '#src/payment-provider/hosted-payment';
import { HOSTED_PAYMENT, HostedPaymentError } from '#src/payment-provider/hosted-payment';
import type { PaymentSessionKind, PaymentSessionState } from '#src/payment-provider/payment-session.entity';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';

/** A card that is to be charged, with its owner present or not. */
export interface CardToCharge {
  readonly kind: Exclude<PaymentSessionKind, 'page'>;
  /** Null for the card of a page, which was not saved. */
  readonly savedCardId: ID | null;
  /** The provider's id of its owner. */
  readonly customer: string;
  readonly card: Pick<KeptCard, 'id' | 'brand' | 'lastDigits'>;
}

/** A saved card that its owner has chosen, for an order of this digest and no other. */
export interface Choice {
  readonly card: CardToCharge;
  readonly orderDigest: string | null;
}

/** A page that a provider has opened for an order and an amount in cents. */
interface OpenedPage extends PaymentPage {
  readonly orderId: ID;
  readonly amount: number;
  /** The provider's id of whom it asks whether to keep the card. */
  readonly vaultCustomer: string | null;
  readonly isCardAlwaysKept: boolean;
  /** Of the secret in the address after paying. */
  readonly additionTokenHash: string;
  /** Null where no store credit pays beside it. */
  readonly orderDigest: string | null;
}

/** A provider's part with money that it reserved, by its own id of it. */
export type ReservedMoney = Pick<CardVault, 'settle' | 'refund'> & { release(id: string): Promise<unknown> };

interface Reserved {
  readonly money: ReservedMoney;
  readonly id: string;
}

/** The fields that are learned of a session at the provider. */
type Noted =
  | 'sessionId'
  | 'state'
  | 'intentId'
  | 'cardBrand'
  | 'cardLastDigits'
  | 'cardFingerprint'
  | 'heldUntil'
  | 'vaultCard'
  | 'vaultCustomer';

const liveStates = ['open', 'charging', 'paid'] as const satisfies readonly PaymentSessionState[];

/** True while a session may still pay its order. */
export function isLive(state: PaymentSessionState): boolean {
  return (liveStates as readonly PaymentSessionState[]).includes(state);
}

/** Keeps the sessions of an order in step with the provider, which alone knows the payments. */
@Injectable()
export class PaymentSessions {
  constructor(
    private readonly connection: TransactionalConnection,
    @Inject(HOSTED_PAYMENT) private readonly provider: HostedPayment,
    @Inject(CARD_VAULT) private readonly vault: CardVault,
  ) {}

  /** Oldest first. */
  of(ctx: RequestContext, orderId: ID): Promise<PaymentSession[]> {
    return this.rows(ctx).find({ where: { orderId }, order: { createdAt: 'ASC' } });
  }

  /** Sessions that may still pay the order: at most one, unless a race leaves more. Additions are paid apart. */
  async live(ctx: RequestContext, orderId: ID): Promise<PaymentSession[]> {
    const where = { orderId, state: In([...liveStates]), kind: Not<PaymentSessionKind>('addition') };
    return this.rows(ctx).find({ where, order: { createdAt: 'ASC' } });
  }

  async ofOrderNumber(ctx: RequestContext, number: string, sessionId: string): Promise<PaymentSession | null> {
    return this.rows(ctx).findOne({ where: { sessionId, order: { code: number } } });
  }

  /** Finds the session with the provider's id, whosever it is. */
  async find(ctx: RequestContext, sessionId: string): Promise<PaymentSession | null> {
    return this.rows(ctx).findOne({ where: { sessionId } });
  }

  /** Finds the charge that the provider calls so, whosever it is. */
  async ofIntent(ctx: RequestContext, intentId: string): Promise<PaymentSession | null> {
    return this.rows(ctx).findOne({ where: { intentId } });
  }

  /** Keeps a page that was opened for an order and an amount in cents. */
  async add(ctx: RequestContext, page: OpenedPage): Promise<void> {
    await this.rows(ctx).insert({ ...page, state: 'open' });
  }

  /** Writes that a card is going to be charged, before the provider hears of it. */
  async addCharge(ctx: RequestContext, orderId: ID, amount: number, card: CardToCharge): Promise<PaymentSession> {
    return this.rows(ctx).save(new PaymentSession({ ...rowOf(orderId, amount, card), state: 'charging' }));
  }

  /**
   * Notes the saved card that pays once the order is completed as it is by now, in place of the one that was chosen before; or no
   * card.
   */
  async choose(ctx: RequestContext, orderId: ID, amount: number, choice?: Choice): Promise<void> {
    await this.rows(ctx).update({ orderId, state: 'chosen' }, { state: 'expired' });
    if (!choice) return;
    const { card, orderDigest } = choice;
    await this.rows(ctx).insert({ ...rowOf(orderId, amount, card), orderDigest, state: 'chosen' });
  }

  /** Finds the saved card that was chosen to pay the order, or is charged already by another call: then it has no digest. */
  async chosen(ctx: RequestContext, orderId: ID): Promise<Choice | undefined> {
    const where = { orderId, kind: 'saved-card', state: In(['chosen', 'charging']) } as const;
    const row = await this.rows(ctx).findOne({ where, order: { state: 'DESC' } });
    return row ? { card: cardOf(row, 'saved-card'), orderDigest: row.orderDigest } : undefined;
  }

  /** Finds the charge of an order for this whose outcome is not known; there is at most one. */
  chargingFor(ctx: RequestContext, orderId: ID, kind: PaymentSessionKind): Promise<PaymentSession | null> {
    return this.rows(ctx).findOneBy({ orderId, kind, state: 'charging' });
  }

  /** Lists charges whose outcome is not known, with their orders' ids. */
  charging(ctx: RequestContext): Promise<PaymentSession[]> {
    return this.rows(ctx).find({ where: { state: 'charging' }, order: { createdAt: 'ASC' } });
  }

  /** Reads a session again, under the lock of its order. */
  again(ctx: RequestContext, { id }: PaymentSession): Promise<PaymentSession> {
    return this.rows(ctx).findOneByOrFail({ id });
  }

  /** Makes the intent of a charge and notes it. */
  async noteIntent(ctx: RequestContext, session: PaymentSession, { code, currencyCode }: Order): Promise<void> {
    const { sessionId: key, amount, vaultCustomer: customer, vaultCard: card } = session;
    if (customer === null || card === null) throw new Error(`The charge ${key} is of no card.`);
    const request = { key, orderNumber: code, amount, currency: currencyCode, customer, card };
    await this.set(ctx, session, { intentId: await this.vault.createIntent(request) });
  }

  /** Gives a charge that has no intent another key: the provider repeats its refusal to the one that it had. */
  async renewKey(ctx: RequestContext, session: PaymentSession): Promise<void> {
    if (session.intentId === null) await this.set(ctx, session, { sessionId: newKey() });
  }

  /** Has the provider charge the card of a session. */
  async confirm(ctx: RequestContext, session: PaymentSession): Promise<ChargeOutcome> {
    const { sessionId, intentId, kind } = session;
    if (kind === 'page') throw new Error(`${sessionId} is a page.`);
    if (intentId === null) throw new Error(`The charge ${sessionId} has no intent.`);
    const outcome = await this.vault.confirm(intentId, occasions[kind]);
    await this.noteCharge(ctx, session, outcome);
    return outcome;
  }

  /** Writes that a session ended without a payment. */
  async expire(ctx: RequestContext, session: PaymentSession): Promise<void> {
    await this.set(ctx, session, { state: 'expired' });
  }

  /** Asks the provider about a session that is not over. */
  async refresh(ctx: RequestContext, session: PaymentSession): Promise<PaymentSession> {
    if (!isLive(session.state)) return session;
    if (session.kind === 'page') return this.note(ctx, session, await this.provider.read(session.sessionId));
    if (session.intentId === null) return session;
    return this.noteCharge(ctx, session, await this.vault.read(session.intentId));
  }

  /** Closes a session with the provider: it cannot be paid any more, and its payment is given back. */
  async close(ctx: RequestContext, session: PaymentSession): Promise<PaymentSession> {
    if (session.kind === 'page') return this.note(ctx, session, await this.provider.release(session.sessionId));
    // Only a reservation is given back: read the state first, because the provider has it no more after the release.
    const { state, intentId } = await this.refresh(ctx, session);
    if (intentId !== null && isLive(state)) await this.vault.release(intentId);
    return this.set(ctx, session, { state: state === 'paid' ? 'void' : 'expired' });
  }

  /** Finds where the money of a payment is reserved, by the id of its session. */
  async reservedBy(ctx: RequestContext, sessionId: string): Promise<Reserved> {
    const session = await this.find(ctx, sessionId);
    const reserved = session ? this.reserved(session) : undefined;
    if (!reserved) throw new HostedPaymentError(`Nothing is known of the payment ${sessionId}.`);
    return reserved;
  }

  /** Reads the release and the refunds of a session's money from the provider. */
  async moneyOf({ kind, sessionId, intentId }: PaymentSession): Promise<{
    readonly isReleased: boolean;
    readonly refunds: readonly ProviderRefund[];
  }> {
    if (kind === 'page') {
      const { state } = await this.provider.read(sessionId);
      const refunds = state === 'settled' ? await this.provider.refundsOf(sessionId) : [];
      return { isReleased: state === 'closed', refunds };
    }
    if (intentId === null) return { isReleased: false, refunds: [] };
    const state = await this.vault.read(intentId);
    const refunds = state.kind === 'settled' ? await this.vault.refundsOf(intentId) : [];
    return { isReleased: state.kind === 'released', refunds };
  }

  /** Notes the captured amount of a session's money, and the time of the capture. */
  async noteCapture(
    ctx: RequestContext,
    { id }: PaymentSession,
    captured: Pick<PaymentSession, 'capturedAmount' | 'capturedAt'>,
  ): Promise<void> {
    await this.rows(ctx).update({ id }, captured);
  }

  /** Lets a paid session pay an order that is being placed. The session itself stays as it is known: this may be undone. */
  async markPlaced(ctx: RequestContext, { id, state }: PaymentSession): Promise<void> {
    await this.rows(ctx).update({ id, state }, { state: 'placed' });
  }

  /** Undefined for a charge that the provider has not heard of. */
  private reserved({ kind, sessionId, intentId }: PaymentSession): Reserved | undefined {
    if (kind === 'page') return { money: this.provider, id: sessionId };
    return intentId === null ? undefined : { money: this.vault, id: intentId };
  }

  private async noteCharge(ctx: RequestContext, session: PaymentSession, charge: ChargeState): Promise<PaymentSession> {
    const heldUntil = (charge.kind === 'paid' ? charge.heldUntil : undefined) ?? null;
    const known = charge.kind === 'paid' ? hashOf(charge.fingerprint) : {};
    return this.set(ctx, session, { state: stateOfCharge(charge), heldUntil, ...known });
  }

  private async note(ctx: RequestContext, session: PaymentSession, page: PageState): Promise<PaymentSession> {
    return this.set(ctx, session, {
      state: stateOf(page),
      cardBrand: page.card?.brand ?? null,
      cardLastDigits: page.card?.lastDigits ?? null,
      heldUntil: page.heldUntil ?? null,
      ...hashOf(page.card?.fingerprint),
      ...(page.reusable ? { vaultCard: page.reusable.id, vaultCustomer: page.reusable.customer } : {}),
    });
  }

  private async set(
    ctx: RequestContext,
    session: PaymentSession,
    known: Partial<Pick<PaymentSession, Noted>>,
  ): Promise<PaymentSession> {
    // A read without a lock must not undo a later write of another call.
    await this.rows(ctx).update({ id: session.id, state: session.state }, known);
    return Object.assign(session, known);
  }

  private rows(ctx: RequestContext): Repository<PaymentSession> {
    return this.connection.getRepository(ctx, PaymentSession);
  }
}

function rowOf(orderId: ID, amount: number, { kind, savedCardId, customer, card }: CardToCharge) {
  const { id: vaultCard, brand: cardBrand = null, lastDigits: cardLastDigits } = card;
  return {
    kind,
    orderId,
    amount,
    sessionId: newKey(),
    savedCardId,
    vaultCustomer: customer,
    vaultCard,
    cardBrand,
    cardLastDigits,
  };
}

const occasions: Readonly<Record<CardToCharge['kind'], ChargeOccasion>> = {
  'saved-card': 'owner-present',
  'off-session': 'recurring',
  addition: 'unscheduled',
};

/** The key of an intent, which the provider remembers longer than an engine lasts. */
function newKey(): string {
  return `charge_${randomUUID()}`;
}

type CardFields = Pick<PaymentSession, 'savedCardId' | 'vaultCustomer' | 'vaultCard' | 'cardBrand' | 'cardLastDigits'>;

/** The card of a session, to be charged as another one. */
export function cardOf(session: CardFields, kind: CardToCharge['kind']): CardToCharge {
  const { savedCardId, vaultCustomer, vaultCard, cardBrand, cardLastDigits } = session;
  if (vaultCustomer === null || vaultCard === null) throw new Error('This session is of no card.');
  const card = { id: vaultCard, lastDigits: cardLastDigits ?? '', ...(cardBrand === null ? {} : { brand: cardBrand }) };
  return { kind, savedCardId, customer: vaultCustomer, card };
}

/** The provider's own word for a card need not be known here to tell two payments of one card. */
function hashOf(fingerprint: string | undefined): Pick<PaymentSession, 'cardFingerprint'> | object {
  return fingerprint === undefined ? {} : { cardFingerprint: createHash('sha256').update(fingerprint).digest('hex') };
}

function stateOf({ state, card }: PageState): PaymentSessionState {
  if (state === 'open') return 'open';
  if (state === 'closed') return card ? 'void' : 'expired';
  return 'paid';
}

function stateOfCharge({ kind }: ChargeState): PaymentSessionState {
  if (kind === 'unconfirmed') return 'charging';
  return kind === 'paid' || kind === 'settled' ? 'paid' : 'expired';
}
