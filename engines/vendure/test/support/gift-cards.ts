import type { ID, Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { AppliedGiftCard } from '#src/plugins/gift-card/entities/applied-gift-card.entity';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { newRedemptionCode } from '#src/plugins/gift-card/redemption-code';
import { Ledger } from '#src/plugins/ledger/ledger';
import { inTransaction } from './customers';
import type { EngineUnderTest } from './engine-under-test';

/** Makes a gift card that was not bought. */
export async function makeGiftCard(engine: EngineUnderTest, amount: number): Promise<GiftCard> {
  return inTransaction(engine, async (ctx) => {
    const cards = engine.get(TransactionalConnection).getRepository(ctx, GiftCard);
    const made = await cards.save(new GiftCard({ amount, code: newRedemptionCode(), channelId: ctx.channelId }));
    await engine.get(Ledger).record(ctx, made.id, 'gift card');
    return made;
  });
}

export async function giftCardNow(engine: EngineUnderTest, id: ID): Promise<GiftCard> {
  const cards = engine.get(TransactionalConnection).getRepository(await engine.context(), GiftCard);
  return cards.findOneByOrFail({ id });
}

/** Lists the cards that an order buys, oldest first. */
export async function giftCardsOf(engine: EngineUnderTest, { id }: Order): Promise<readonly GiftCard[]> {
  const cards = engine.get(TransactionalConnection).getRepository(await engine.context(), GiftCard);
  return cards.find({ where: { line: { order: { id } } }, order: { position: 'ASC' } });
}

/** Lets a card pay for an order. */
export async function applyTo(engine: EngineUnderTest, order: Order, card: GiftCard): Promise<void> {
  const applied = engine.get(TransactionalConnection).getRepository(await engine.context(), AppliedGiftCard);
  await applied.insert({ orderId: order.id, giftCardId: card.id });
}
