import type { Adjustment } from '#src/domain/cart/adjustment';
import { addMoney, type Cents, cents, multiplyMoney, percentOf } from '#src/domain/money/money';
import type { ShopVariations } from '#test/contracts/shop/shop-variations';
import { counts, goodsTotal, isGoods } from './promotion-rules';
import type { WorldPromotion } from './shop-world';
import type { StoredLine, StoredOrder, StoredShipment } from './stored-order';

/** The promo codes that count when several apply to the same thing. */
export type Counting = ShopVariations['promoCodes'];

export function selectedCost({ rates, selectedRateId }: StoredShipment): Cents {
  return rates.find(({ id }) => id === selectedRateId)?.cost ?? cents(0);
}

export function orderAdjustments(order: StoredOrder, counting: Counting): readonly Adjustment[] {
  const reduced = order.lines.filter(isGoods).map((line) => countingSum(discountsOf(order, line, counting)));
  let most = addMoney(goodsTotal(order), ...reduced);
  return counted(
    counting,
    order.promotions.flatMap((promotion) => {
      const { effect } = promotion;
      if (effect.kind !== 'off-order') return [];
      const off = cents(Math.min(effect.amount, most));
      if (counting === 'all-count' && counts(promotion, order)) most = cents(most - off);
      return [promoted(promotion, order, off)];
    }),
  );
}

export function lineAdjustments(
  order: StoredOrder,
  line: StoredLine,
  taxPercent: number,
  counting: Counting,
): readonly Adjustment[] {
  const discounts = discountsOf(order, line, counting);
  const taxed = discountedAmounts(order, counting).get(line) ?? lineAmount(line);
  const tax: Adjustment = {
    source: 'tax',
    eligible: true,
    label: `Sales tax ${taxPercent}%`,
    amount: cents(Math.round((taxed * Math.round(taxPercent * 100)) / 10_000)),
  };
  return taxPercent > 0 ? [...discounts, tax] : discounts;
}

/**
 * Returns the price of each line after all discounts: those of the whole order are shared by the goods that were in it when it
 * was placed.
 */
function discountedAmounts(order: StoredOrder, counting: Counting): ReadonlyMap<StoredLine, Cents> {
  const bought = order.lines.filter(({ crossSold }) => crossSold === undefined);
  const left = new Map(
    bought.map((line) => [line, addMoney(lineAmount(line), countingSum(discountsOf(order, line, counting)))]),
  );
  for (const { amount, eligible } of orderAdjustments(order, counting)) {
    if (!eligible) continue;
    const goods = bought.filter(isGoods).map((line) => ({ line, weight: left.get(line)! }));
    for (const { line, share } of shared(Math.abs(amount), goods)) left.set(line, cents(left.get(line)! - share));
  }
  return left;
}

interface Weighed {
  readonly line: StoredLine;
  readonly weight: number;
}

/** The largest remainders get the cents that are left, of equal ones the later. */
function shared(amount: number, goods: readonly Weighed[]): readonly (Weighed & { readonly share: number })[] {
  const all = Math.max(
    goods.reduce((sum, { weight }) => sum + weight, 0),
    1,
  );
  const whole = goods.map((one) => Math.floor((amount * one.weight) / all));
  const left = amount - whole.reduce((sum, share) => sum + share, 0);
  const next = goods
    .map(({ weight }, index) => ({ index, remainder: (amount * weight) % all }))
    .sort((one, other) => other.remainder - one.remainder || other.index - one.index)
    .slice(0, left)
    .map(({ index }) => index);
  return goods.map((one, index) => ({ ...one, share: whole[index]! + (next.includes(index) ? 1 : 0) }));
}

function lineAmount({ price, quantity }: StoredLine): Cents {
  return multiplyMoney(price, quantity);
}

function discountsOf(order: StoredOrder, line: StoredLine, counting: Counting): readonly Adjustment[] {
  if (!isGoods(line)) return [];
  const amount = lineAmount(line);
  return counted(
    counting,
    order.promotions.flatMap((promotion) => {
      const { effect } = promotion;
      return effect.kind === 'off-lines' ? [promoted(promotion, order, percentOf(amount, effect.percent))] : [];
    }),
  );
}

export function shipmentAdjustments(
  order: StoredOrder,
  shipment: StoredShipment,
  counting: Counting,
): readonly Adjustment[] {
  return counted(
    counting,
    order.promotions.flatMap((promotion) =>
      promotion.effect.kind === 'free-shipping' ? [promoted(promotion, order, selectedCost(shipment))] : [],
    ),
  );
}

export function countingSum(adjustments: readonly Adjustment[]): Cents {
  return addMoney(cents(0), ...adjustments.filter(({ eligible }) => eligible).map(({ amount }) => amount));
}

function promoted(promotion: WorldPromotion, order: StoredOrder, off: Cents): Adjustment {
  return {
    source: 'promotion',
    eligible: counts(promotion, order),
    promotionCodeId: promotion.id,
    promotionCode: promotion.code,
    label: `Promotion (${promotion.name})`,
    amount: multiplyMoney(off, -1),
  };
}

/** Of several promotions on one thing the best counts, or all; the others stay attached. */
function counted(counting: Counting, adjustments: readonly Adjustment[]): readonly Adjustment[] {
  if (counting === 'all-count') return adjustments;
  const eligible = adjustments.filter((adjustment) => adjustment.eligible);
  const best = eligible.reduce<Adjustment | undefined>(
    (least, next) => (least && least.amount <= next.amount ? least : next),
    undefined,
  );
  return adjustments.map((adjustment) => ({ ...adjustment, eligible: adjustment === best }));
}
