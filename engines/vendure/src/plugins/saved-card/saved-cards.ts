import { Inject, Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { Customer, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import type { CardVault, KeptCard } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import type { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { invalid, notFound } from '#src/plugins/core/shop-failure';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';

/** A card that pays for an order of its owner. */
export interface PayingCard {
  readonly customerId: ID;
  /** The provider's id. */
  readonly vaultCard: string;
  /** Told by the provider of a new one, which it keeps from now on. */
  readonly kept: KeptCard | undefined;
}

/** A subscription that a card pays. */
export interface PaidByCard {
  readonly id: ID;
  readonly savedCardId: ID;
}

/** The cards that customers have kept (spec §3 walletPaymentSources). Each change of a customer's cards locks the customer. */
@Injectable()
export class SavedCards {
  constructor(
    private readonly connection: TransactionalConnection,
    @Inject(CARD_VAULT) private readonly vault: CardVault,
  ) {}

  /** Returns the default first, then the newest. */
  list(ctx: RequestContext, customerId: ID): Promise<SavedCard[]> {
    return this.rows(ctx).find({ where: { customerId }, order: { isDefault: 'DESC', createdAt: 'DESC' } });
  }

  /** Throws NOT_FOUND for a card that the customer does not have, whosever it is. */
  async find(ctx: RequestContext, customerId: ID, id: ID): Promise<SavedCard> {
    const card = (await this.list(ctx, customerId)).find((one) => String(one.id) === String(id));
    if (!card) throw notFound('card');
    return card;
  }

  /** Lists the subscriptions that go on, paused ones too, and the customer's cards that pay them; the oldest first. */
  async payingFor(ctx: RequestContext, customerId: ID): Promise<readonly PaidByCard[]> {
    return (await this.rows(ctx).query(
      `SELECT id, "savedCardId" FROM subscription
       WHERE "customerId" = $1 AND "savedCardId" IS NOT NULL AND state = 'active' ORDER BY position`,
      [customerId],
    )) as readonly PaidByCard[];
  }

  /** Returns the customer's default card, which stays until the end of the transaction; undefined without one. */
  async lockedDefault(ctx: RequestContext, customerId: ID): Promise<SavedCard | undefined> {
    await this.lock(ctx, customerId);
    return (await this.rows(ctx).findOneBy({ customerId, isDefault: true })) ?? undefined;
  }

  /** Returns the provider's id of a customer, who becomes known to it here. */
  async vaultCustomerOf(ctx: RequestContext, { id }: Customer): Promise<string> {
    await this.lock(ctx, id);
    const customers = this.connection.getRepository(ctx, Customer);
    const { emailAddress: email, customFields } = await customers.findOneByOrFail({ id });
    if (customFields.paymentCustomer !== null) return customFields.paymentCustomer;
    const paymentCustomer = await this.vault.customer({ id: String(id), ...(email === '' ? {} : { email }) });
    await customers.update(id, { customFields: { paymentCustomer } });
    return paymentCustomer;
  }

  makeDefault(ctx: RequestContext, customerId: ID, id: ID): Promise<void> {
    return this.changing(ctx, customerId, async (inside) =>
      this.setDefault(inside, await this.find(inside, customerId, id)),
    );
  }

  /**
   * Has the provider let go of a card. The newest of the others follows as the default. Throws INVALID for a card that pays a
   * subscription which goes on.
   */
  remove(ctx: RequestContext, customerId: ID, id: ID): Promise<void> {
    return this.changing(ctx, customerId, async (inside) => {
      const card = await this.find(inside, customerId, id);
      // A call that gives the card to a subscription at this moment holds its row until that is written.
      await this.rows(inside).query('SELECT id FROM saved_card WHERE id = $1 FOR UPDATE', [card.id]);
      const paid = (await this.payingFor(inside, customerId)).find(({ savedCardId }) => savedCardId === card.id);
      if (paid)
        throw invalid({ base: [`This card pays for subscription ${paid.id}. Choose another card for it first.`] });
      await this.letGo(inside, card);
    });
  }

  /** Has the provider detach all cards of a customer, whatever they pay: they cannot be charged any more. */
  removeAll(ctx: RequestContext, customerId: ID): Promise<void> {
    return this.changing(ctx, customerId, async (inside) => {
      for (const card of await this.list(inside, customerId)) await this.letGo(inside, card);
    });
  }

  /** Adds a card that has paid for nothing: only the first one becomes the default. */
  add(ctx: RequestContext, customerId: ID, kept: KeptCard, cardSessionId: string): Promise<void> {
    return this.changing(ctx, customerId, async (inside) => {
      const isDefault = (await this.rows(inside).countBy({ customerId })) === 0;
      await this.rows(inside).insert({ ...rowOf(kept), customerId, cardSessionId, isDefault });
    });
  }

  /**
   * Finds the card with which the owner of an order pays: a saved one, or a new one that the page was to keep. Undefined for
   * another payer's card, which is none of the owner's, and for one that is charged without the owner's presence.
   */
  async payingCard({ customer }: Order, session: PaymentSession): Promise<PayingCard | undefined> {
    if (!customer || session.vaultCustomer !== customer.customFields.paymentCustomer) return undefined;
    const kept = session.kind === 'page' ? await this.vault.keptCard(session.sessionId) : undefined;
    const vaultCard = kept?.id ?? (session.kind === 'saved-card' ? session.vaultCard : null);
    return vaultCard === null ? undefined : { customerId: customer.id, vaultCard, kept };
  }

  /** Makes a card that pays the default of its owner. */
  keepPaying(ctx: RequestContext, { customerId, vaultCard, kept }: PayingCard): Promise<void> {
    return this.changing(ctx, customerId, async (inside) => {
      const known = await this.rows(inside).findOneBy({ vaultCard, customerId });
      const card = known ?? (kept && (await this.rows(inside).save(new SavedCard({ ...rowOf(kept), customerId }))));
      if (card) await this.setDefault(inside, card);
    });
  }

  /** Notes the renewed digits and expiry of a card; does nothing for one that is not saved. */
  async renew(ctx: RequestContext, kept: KeptCard): Promise<void> {
    await this.rows(ctx).update({ vaultCard: kept.id }, rowOf(kept));
  }

  /** Removes a card that the provider has detached; does nothing for one that is not saved. */
  async forget(ctx: RequestContext, vaultCard: string): Promise<void> {
    const card = await this.rows(ctx).findOneBy({ vaultCard });
    if (card) await this.changing(ctx, card.customerId, (inside) => this.delete(inside, card));
  }

  private async letGo(ctx: RequestContext, card: SavedCard): Promise<void> {
    await this.delete(ctx, card);
    await this.vault.detach(card.vaultCard);
  }

  private async delete(ctx: RequestContext, { id, customerId }: SavedCard): Promise<void> {
    await this.rows(ctx).delete(id);
    const [next] = await this.list(ctx, customerId);
    if (next && !next.isDefault) await this.setDefault(ctx, next);
  }

  private async setDefault(ctx: RequestContext, { id, customerId }: SavedCard): Promise<void> {
    await this.rows(ctx).update({ customerId, isDefault: true }, { isDefault: false });
    await this.rows(ctx).update(id, { isDefault: true });
  }

  private changing(ctx: RequestContext, customerId: ID, change: (ctx: RequestContext) => Promise<void>): Promise<void> {
    return this.connection.withTransaction(ctx, async (inside) => {
      await this.lock(inside, customerId);
      await change(inside);
    });
  }

  private async lock(ctx: RequestContext, customerId: ID): Promise<void> {
    await this.rows(ctx).query('SELECT id FROM customer WHERE id = $1 FOR NO KEY UPDATE', [customerId]);
  }

  private rows(ctx: RequestContext): Repository<SavedCard> {
    return this.connection.getRepository(ctx, SavedCard);
  }
}

function rowOf({ id: vaultCard, brand, lastDigits, expiryMonth, expiryYear, holder }: KeptCard) {
  return { vaultCard, brand: brand ?? null, lastDigits, expiryMonth, expiryYear, holder: holder ?? null };
}
