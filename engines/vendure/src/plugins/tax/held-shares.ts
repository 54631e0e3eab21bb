import { splitCents } from '#src/plugins/core/group-order/shared-tax';
import type { TaxShare } from './tax-shares';

/** Shares by their item, place and rate. */
export type Shares = ReadonlyMap<string, TaxShare>;

/** Cents with tax that a refund names, by the item that they are of. */
export type NamedCents = ReadonlyMap<string, number>;

/** Adds up shares of the same item, place and rate. */
export function addShares(shares: readonly TaxShare[]): Shares {
  const sums = new Map<string, TaxShare>();
  for (const share of shares) {
    const key = JSON.stringify([share.itemId, share.state, share.county, share.jurisdiction, share.rate]);
    const { base, tax } = sums.get(key) ?? { base: 0, tax: 0 };
    sums.set(key, { ...share, base: base + share.base, tax: tax + share.tax });
  }
  return sums;
}

/** Lists the shares to add to `from` so that it becomes `to`; none when they are the same. */
export function differences(from: Shares, to: Shares): readonly TaxShare[] {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [before, after] = [from.get(key), to.get(key)];
    const share = after ?? before;
    if (!share) return [];
    const base = (after?.base ?? 0) - (before?.base ?? 0);
    const tax = (after?.tax ?? 0) - (before?.tax ?? 0);
    return base === 0 && tax === 0 ? [] : [{ ...share, base, tax }];
  });
}

/** Adds up the cents with tax of shares. */
export function grossOf(shares: Shares): number {
  return sumOf([...shares.values()].map(gross));
}

/**
 * Finds the shares that an order holds once `returned` cents of them, with tax, are refunded. `before` has the refunds
 * of each share so far. A new refund comes from the shares that it names, then in proportion from the taxed ones, then
 * from the rest. When refunded units leave the order, or a refund failed, less is returned, in the same sequence.
 */
export function heldOf(shares: Shares, before: Shares, returned: number, named: NamedCents = new Map()): Shares {
  const back = new Map<string, TaxShare>();
  for (const [key, share] of shares) back.set(key, atMost(share, before.get(key)));
  const missing = returned - grossOf(back);
  if (missing < 0) return minus(shares, minus(back, take(back, -missing, named)));
  const kept = minus(shares, back);
  return minus(kept, take(kept, missing, named));
}

/** Takes cents with tax from shares: named ones first, then those that are taxed, then the rest. Each gives its own tax. */
function take(from: Shares, cents: number, named: NamedCents = new Map()): Shares {
  const taken = new Map<string, number>();
  let left = cents;
  for (const weigh of [namedWeights(from, named), taxedWeights, gross]) {
    const free = [...from].map(([key, share]) =>
      Math.max(Math.min(weigh(share, key), gross(share) - (taken.get(key) ?? 0)), 0),
    );
    const parts = splitCents(Math.min(left, sumOf(free)), free);
    for (const [index, key] of [...from.keys()].entries()) taken.set(key, (taken.get(key) ?? 0) + (parts[index] ?? 0));
    left -= sumOf(parts);
  }
  return new Map([...from].map(([key, share]) => [key, partOf(share, taken.get(key) ?? 0)]));
}

type Weigh = (share: TaxShare, key: string) => number;

const taxedWeights: Weigh = (share) => (share.tax > 0 ? gross(share) : 0);

/** Splits the named cents of an item among its destinations, in proportion to the held amounts. */
function namedWeights(from: Shares, named: NamedCents): Weigh {
  const weights = new Map<string, number>();
  for (const [itemId, cents] of named) {
    const ofItem = [...from].filter(([, share]) => share.itemId === itemId);
    const held = ofItem.map(([, share]) => gross(share));
    const parts = splitCents(Math.min(cents, sumOf(held)), held);
    for (const [index, [key]] of ofItem.entries()) weights.set(key, parts[index] ?? 0);
  }
  return (_share, key) => weights.get(key) ?? 0;
}

/** Cuts cents with tax from a share. The last of them have all that is left of its tax. */
function partOf(share: TaxShare, cents: number): TaxShare {
  const all = gross(share);
  const tax = cents === 0 ? 0 : Math.round((share.tax * cents) / all);
  return { ...share, base: cents - tax, tax };
}

function atMost(share: TaxShare, other: TaxShare | undefined): TaxShare {
  const least = (one: number, two = 0): number => Math.max(Math.min(one, two), 0);
  return { ...share, base: least(share.base, other?.base), tax: least(share.tax, other?.tax) };
}

/** Subtracts shares from others, which have all their keys. */
export function minus(from: Shares, other: Shares): Shares {
  return new Map(
    [...from].map(([key, share]) => {
      const { base, tax } = other.get(key) ?? { base: 0, tax: 0 };
      return [key, { ...share, base: share.base - base, tax: share.tax - tax }];
    }),
  );
}

function gross({ base, tax }: TaxShare): number {
  return base + tax;
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}
