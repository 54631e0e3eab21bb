import type { INestApplicationContext } from '@nestjs/common';
import { TransactionalConnection } from '@vendure/core';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { Ledger } from '#src/plugins/ledger/ledger';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import type { SeedContext } from '#src/seed/seed-context';
import { inOneTransaction } from '#src/seed/seed-context';
import type { OpeningBalance } from './balance-file';

/** The counts of an import: balances that it made, and those that an earlier one has made. */
export interface BalancesOutcome {
  readonly made: number;
  readonly present: number;
}

/**
 * Takes over the balances of another shop, all of them or none: gift cards with their codes, and credit of customers. A second import of a
 * row changes nothing. Throws an error with the row of an unknown customer, or of a code that this shop has issued.
 */
export async function importBalances(
  app: Pick<INestApplicationContext, 'get'>,
  balances: readonly OpeningBalance[],
): Promise<BalancesOutcome> {
  return inOneTransaction(app, async (seed) => {
    let made = 0;
    for (const balance of balances) if (await importOne(seed, balance)) made += 1;
    return { made, present: balances.length - made };
  });
}

async function importOne(seed: SeedContext, balance: OpeningBalance): Promise<boolean> {
  return balance.code === null ? importCredit(seed, balance) : importCard(seed, balance);
}

async function importCard({ ctx, service }: SeedContext, { number, code, amount }: OpeningBalance): Promise<boolean> {
  const cards = service(TransactionalConnection).getRepository(ctx, GiftCard);
  const known = await cards.findOneBy({ code: code ?? '' });
  if (known && known.kind !== 'opening')
    throw new Error(`Row ${number} | this shop has issued a card with this code. Nothing was imported.`);
  if (known) return false;
  const card = new GiftCard({ channelId: ctx.channelId, code, amount, kind: 'opening', issuedAt: new Date() });
  const { id } = await cards.save(card);
  await service(Ledger).record(ctx, id, 'opening balance');
  return true;
}

async function importCredit(
  { ctx, service }: SeedContext,
  { number, email, amount }: OpeningBalance,
): Promise<boolean> {
  const customer = await service(CustomerAccounts).byEmail(ctx, email ?? '');
  if (!customer) throw new Error(`Row ${number} | no customer of the shop has this email. Nothing was imported.`);
  const credits = service(TransactionalConnection).getRepository(ctx, StoreCredit);
  if (await credits.existsBy({ customerId: customer.id, kind: 'opening' })) return false;
  await service(StoreCredits).grant(ctx, customer.id, { amount, reason: 'Opening balance' }, 'opening');
  return true;
}
