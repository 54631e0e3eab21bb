import type { ID } from '@vendure/core';
import { Channel, TransactionalConnection } from '@vendure/core';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { Ledger, opening } from '#src/plugins/ledger/ledger';
import type { SeedContext } from './seed-context';
import { rowsOf } from './seed-context';
import type { GiftCardSeed } from './shop-seed';

const otherShopCode = 'other-shop';

/** Adds the gift cards that are not there, known by their codes. */
export async function seedGiftCards(seed: SeedContext, cards: readonly GiftCardSeed[]): Promise<void> {
  const present = new Set((await rowsOf(seed, GiftCard)).map(({ code }) => code));
  const repository = seed.service(TransactionalConnection).getRepository(seed.ctx, GiftCard);
  for (const { isOfOtherShop, expiresAt, redeemedAt, ...card } of cards.filter(({ code }) => !present.has(code))) {
    const { identifiers } = await repository.insert({
      ...card,
      channelId: isOfOtherShop ? await otherShop(seed) : seed.ctx.channelId,
      expiresAt: dateOf(expiresAt),
      redeemedAt: dateOf(redeemedAt),
    });
    const [made] = identifiers as unknown as readonly { readonly id: ID }[];
    if (made) await seed.service(Ledger).record(seed.ctx, made.id, opening);
  }
}

/** Gives the channel of another shop, and makes it the first time. */
async function otherShop(seed: SeedContext): Promise<ID> {
  const found = (await rowsOf(seed, Channel)).find(({ code }) => code === otherShopCode);
  if (found) return found.id;
  const { defaultLanguageCode, availableLanguageCodes, defaultCurrencyCode, availableCurrencyCodes, pricesIncludeTax } =
    seed.ctx.channel;
  const channels = seed.service(TransactionalConnection).getRepository(seed.ctx, Channel);
  const made = await channels.save(
    new Channel({
      ...{ code: otherShopCode, token: otherShopCode, pricesIncludeTax },
      ...{ defaultLanguageCode, availableLanguageCodes, defaultCurrencyCode, availableCurrencyCodes },
    }),
  );
  return made.id;
}

function dateOf(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}
