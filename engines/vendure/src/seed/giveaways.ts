import { TransactionalConnection } from '@vendure/core';
import { Giveaway } from '#src/plugins/giveaway/entities/giveaway.entity';
import type { SeedContext } from './seed-context';
import { rowsOf } from './seed-context';
import type { GiveawaySeed } from './shop-seed';

/** Adds the giveaways that are not there, known by their names. */
export async function seedGiveaways(seed: SeedContext, giveaways: readonly GiveawaySeed[]): Promise<void> {
  // An engine without giveaways has no entity of them to look into.
  if (giveaways.length === 0) return;
  const present = new Set((await rowsOf(seed, Giveaway)).map(({ name }) => name));
  const repository = seed.service(TransactionalConnection).getRepository(seed.ctx, Giveaway);
  for (const { startsAt, endsAt, excludedStates, ...giveaway } of giveaways.filter(({ name }) => !present.has(name)))
    await repository.insert({
      ...giveaway,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      excludedStates: [...excludedStates],
    });
}
