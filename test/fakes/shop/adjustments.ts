import type { Adjustment } from '#src/domain/cart/adjustment';
import { addMoney, type Cents, cents, multiplyMoney, percentOf } from '#src/domain/money/money';
import { counts, itemTotal } from './promotion-rules';
import type { WorldPromotion } from './shop-world';
import type { StoredLine, StoredOrder, StoredShipment } from './stored-order';

export function selectedCost({ rates, selectedRateId }: StoredShipment): Cents {
  return rates.find(({ id }) => id === selectedRateId)?.cost ?? cents(0);
}

export function orderAdjustments(order: StoredOrder): readonly Adjustment[] {
  const most = addMoney(itemTotal(order), ...order.shipments.map(selectedCost));
  return bestOf(
    order.promotions.flatMap((promotion) => {
      const { effect } = promotion;
      return effect.kind === 'off-order'
        ? [promoted(promotion, order, 'order', order.id, cents(Math.min(effect.amount, most)))]
        : [];
    }),
  );
}

export function lineAdjustments(order: StoredOrder, line: StoredLine, taxPercent: number): readonly Adjustment[] {
  const amount = multiplyMoney(line.price, line.quantity);
  const discounts = bestOf(
    order.promotions.flatMap((promotion) => {
      const { effect } = promotion;
      return effect.kind === 'off-lines'
        ? [promoted(promotion, order, 'line-item', line.id, percentOf(amount, effect.percent))]
        : [];
    }),
  );
  const taxed = addMoney(amount, countingSum(discounts));
  const tax: Adjustment = {
    id: `tax-on-${line.id}`,
    source: 'tax',
    adjustable: 'line-item',
    eligible: true,
    label: `Sales tax ${taxPercent}.0%`,
    amount: percentOf(taxed, taxPercent),
  };
  return taxPercent > 0 ? [...discounts, tax] : discounts;
}

export function shipmentAdjustments(order: StoredOrder, shipment: StoredShipment): readonly Adjustment[] {
  return bestOf(
    order.promotions.flatMap((promotion) =>
      promotion.effect.kind === 'free-shipping'
        ? [promoted(promotion, order, 'shipment', shipment.id, selectedCost(shipment))]
        : [],
    ),
  );
}

export function countingSum(adjustments: readonly Adjustment[]): Cents {
  return addMoney(cents(0), ...adjustments.filter(({ eligible }) => eligible).map(({ amount }) => amount));
}

function promoted(
  promotion: WorldPromotion,
  order: StoredOrder,
  adjustable: Adjustment['adjustable'],
  of: string,
  off: Cents,
): Adjustment {
  return {
    id: `${promotion.id}-on-${of}`,
    source: 'promotion',
    adjustable,
    eligible: counts(promotion, order),
    promotionCodeId: promotion.id,
    promotionCode: promotion.code,
    label: `Promotion (${promotion.name})`,
    amount: multiplyMoney(off, -1),
  };
}

/** Of several promotions on one thing only the best counts; the others stay attached. */
function bestOf(adjustments: readonly Adjustment[]): readonly Adjustment[] {
  const counting = adjustments.filter(({ eligible }) => eligible);
  const best = counting.reduce<Adjustment | undefined>(
    (least, next) => (least && least.amount <= next.amount ? least : next),
    undefined,
  );
  return adjustments.map((adjustment) => ({ ...adjustment, eligible: adjustment === best }));
}
