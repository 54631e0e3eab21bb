import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Customer, ID, RequestContext } from '@vendure/core';
import { Logger, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { MoreThan } from 'typeorm';
import type { CardVault } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import { invalid } from '#src/plugins/core/shop-failure';
import { CardSession } from '#src/plugins/saved-card/entities/card-session.entity';
import { SavedCards } from './saved-cards';

/** Milliseconds that a page can be sent. */
const life = 86_400_000;
/** Pages of a customer that are looked at, the newest: the provider tells of all by itself. */
const mostLookedAt = 3;

/** The pages on which customers save a card without an order. */
@Injectable()
export class CardSessions {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly addresses: ShopAddresses,
    private readonly cards: SavedCards,
    @Inject(CARD_VAULT) private readonly vault: CardVault,
  ) {}

  /** Opens a page that comes back to a path of the shop, and returns its address. Throws INVALID for a path that leads elsewhere. */
  async open(ctx: RequestContext, customer: Customer, returnPath: string): Promise<string> {
    const addresses = this.addresses.afterSavingCard(returnPath);
    if (!addresses) throw invalid({ return_path: ['is invalid'] });
    return this.connection.withTransaction(ctx, async (inside) => {
      const { id: customerId } = customer;
      const { sessionId, url } = await this.vault.openSetup({
        key: `setup_${randomUUID()}`,
        customer: await this.cards.vaultCustomerOf(inside, customer),
        currency: inside.currencyCode,
        ...addresses,
      });
      await this.rows(inside).insert({ sessionId, customerId });
      return url;
    });
  }

  /** Saves the card of a page, once, however often it is told of. */
  async save(ctx: RequestContext, sessionId: string): Promise<void> {
    const card = await this.vault.keptCard(sessionId);
    if (!card) return;
    await this.connection.withTransaction(ctx, async (inside) => {
      const take = 'DELETE FROM card_session WHERE "sessionId" = $1 RETURNING "customerId"';
      const [[session]] = (await this.rows(inside).query(take, [sessionId])) as [{ readonly customerId: ID }[], number];
      if (session) await this.cards.add(inside, session.customerId, card, sessionId);
    });
  }

  /** Saves a card that a customer has entered and that was not reported to the shop yet: the browser may return first. */
  async saveSent(ctx: RequestContext, customerId: ID): Promise<void> {
    const open = await this.rows(ctx).find({
      where: { customerId, createdAt: MoreThan(new Date(Date.now() - life)) },
      order: { createdAt: 'DESC' },
      take: mostLookedAt,
    });
    for (const { sessionId } of open) await this.tryToSave(ctx, sessionId);
  }

  /** Saved cards can be read while the provider cannot: then the shop returns its last data. */
  private async tryToSave(ctx: RequestContext, sessionId: string): Promise<void> {
    try {
      await this.save(ctx, sessionId);
    } catch (error) {
      Logger.warn(`What became of the page ${sessionId} is not known: ${String(error)}`, 'CardSessions');
    }
  }

  private rows(ctx: RequestContext): Repository<CardSession> {
    return this.connection.getRepository(ctx, CardSession);
  }
}
