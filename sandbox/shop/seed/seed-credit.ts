import type { CustomerRow, StoreCreditRow } from '#sandbox/database/schema';
import type { CreditSeed } from '#sandbox/shop/config/seed-data';
import type { Store } from '#sandbox/shop/shop';

interface CreditChange {
  readonly credit: StoreCreditRow;
  readonly action: 'Added' | 'Used' | 'Credit';
  readonly amountCents: number;
  readonly orderNumber: string | null;
  readonly at: Date;
}

/** A part of an order's price, and the credit it was taken from. */
export interface CreditShare {
  readonly storeCreditId: number;
  readonly amountCents: number;
}

/** The store credit of a seeded customer over time. Orders have to spend it from the oldest to the newest. */
export class CreditHistory {
  private readonly changes: CreditChange[];
  private readonly usedCents = new Map<number, number>();

  private constructor(private readonly credits: readonly StoreCreditRow[]) {
    this.changes = credits.map((credit) => ({
      credit,
      action: 'Added',
      amountCents: credit.amountCents,
      orderNumber: null,
      at: credit.createdAt,
    }));
  }

  static async of(
    store: Store,
    customer: CustomerRow,
    seeds: readonly CreditSeed[],
    dateOf: (daysAgo: number) => Date,
  ): Promise<CreditHistory> {
    if (seeds.length === 0) return new CreditHistory([]);
    return new CreditHistory(
      await store
        .insertInto('storeCredits')
        .values(
          seeds.map(({ daysAgo, amountCents, memo }) => ({
            customerId: customer.id,
            category: 'Gift Card',
            memo,
            amountCents,
            createdAt: dateOf(daysAgo),
          })),
        )
        .returningAll()
        .execute(),
    );
  }

  /** Spends from the oldest credit that has a rest, at most the credit that exists by then. */
  spend(upToCents: number, orderNumber: string, at: Date): readonly CreditShare[] {
    const shares: CreditShare[] = [];
    let rest = upToCents;
    for (const credit of this.credits.filter(({ createdAt }) => createdAt <= at)) {
      const used = this.usedCents.get(credit.id) ?? 0;
      const amountCents = Math.min(rest, credit.amountCents - used);
      if (amountCents <= 0) continue;
      rest -= amountCents;
      this.usedCents.set(credit.id, used + amountCents);
      this.changes.push({ credit, action: 'Used', amountCents, orderNumber, at });
      shares.push({ storeCreditId: credit.id, amountCents });
    }
    return shares;
  }

  /** Gives back the credit that an order had spent. */
  giveBack(orderNumber: string, at: Date): void {
    for (const { credit, amountCents } of this.changes.filter(
      (change) => change.orderNumber === orderNumber && change.action === 'Used',
    )) {
      this.usedCents.set(credit.id, (this.usedCents.get(credit.id) ?? 0) - amountCents);
      this.changes.push({ credit, action: 'Credit', amountCents, orderNumber, at });
    }
  }

  /** Stores the events with the balance after each, and how much of each credit is used by now. */
  async save(store: Store): Promise<void> {
    if (this.credits.length === 0) return;
    const balances = new Map<number, number>();
    const events = this.changes
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ credit, action, amountCents, orderNumber, at }) => {
        const remainingCents = (balances.get(credit.id) ?? 0) + (action === 'Used' ? -amountCents : amountCents);
        balances.set(credit.id, remainingCents);
        return {
          customerId: credit.customerId,
          storeCreditId: credit.id,
          action,
          amountCents,
          userTotalCents: [...balances.values()].reduce((sum, cents) => sum + cents, 0),
          remainingCents,
          orderNumber,
          createdAt: at,
        };
      });
    await store.insertInto('storeCreditEvents').values(events).execute();
    for (const [id, usedCents] of this.usedCents)
      await store.updateTable('storeCredits').set({ usedCents }).where('id', '=', id).execute();
  }
}
