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
  const amount = multiplyMoney(line.price, line.quantity);
  const taxed = addMoney(amount, countingSum(discounts));
  const tax: Adjustment = {
    source: 'tax',
    eligible: true,
    label: `Sales tax ${taxPercent}.0%`,
    amount: percentOf(taxed, taxPercent),
  };
  return taxPercent > 0 ? [...discounts, tax] : discounts;
}

function discountsOf(order: StoredOrder, line: StoredLine, counting: Counting): readonly Adjustment[] {
  if (!isGoods(line)) return [];
  const amount = multiplyMoney(line.price, line.quantity);
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
