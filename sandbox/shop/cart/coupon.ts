import { ApiError } from '#sandbox/http/api-error';
import { findPromotion, isExpired } from '#sandbox/shop/config/promotion';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { attach } from '#sandbox/shop/promotions/attach-promotions';
import { ineligibility } from '#sandbox/shop/promotions/eligibility';
import { promotionFacts } from '#sandbox/shop/promotions/promotion-facts';
import { recalculate } from '#sandbox/shop/totals/recalculate';

/** The response to a coupon code call. It is not an order. */
export type CouponAnswer = {
  readonly success: string | null;
  readonly error: string | null;
  readonly successful: boolean;
  readonly status_code: string | null;
};

const notExisting = "The coupon code you entered doesn't exist. Please try again.";

/** Applies a code or refuses it with 422. An applied code stays on the order, also while it is not eligible. */
export async function applyCoupon(work: OrderWork, code: string): Promise<CouponAnswer> {
  if (code.trim() === '') throw refusal(null, null);
  const promotion = findPromotion(work.shop.config.promotions, code);
  if (!promotion) throw refusal('coupon_code_not_found', notExisting);
  if (isExpired(promotion, work.now)) throw refusal('coupon_code_expired', 'The coupon code is expired');
  const facts = await promotionFacts(work.store, work.order, [promotion], work.now);
  const reason = ineligibility(promotion, facts);
  if (reason?.statusCode === 'coupon_code_max_usage') throw refusal(reason.statusCode, reason.message);
  if (work.order.promotionIds.includes(promotion.id)) {
    throw refusal('coupon_code_already_applied', 'The coupon code has already been applied to this order');
  }
  if (reason) throw refusal(reason.statusCode, reason.message);
  if (!(await attach(work, promotion))) {
    throw refusal('coupon_code_unknown_error', 'This coupon code could not be applied to the cart at this time.');
  }
  await work.store
    .insertInto('orderPromotions')
    .values({ orderId: work.order.id, promotionId: promotion.id })
    .execute();
  await recalculate(work);
  return accepted('coupon_code_applied', 'The coupon code was successfully applied to your order.');
}

/** Removes a code with its adjustments. */
export async function removeCoupon(work: OrderWork, code: string): Promise<CouponAnswer> {
  const promotion = findPromotion(work.shop.config.promotions, code);
  if (!promotion) throw refusal('coupon_code_not_found', notExisting);
  if (!work.order.promotionIds.includes(promotion.id)) {
    throw refusal('coupon_code_not_present', 'The coupon code you are trying to remove is not present on this order.');
  }
  const { id } = work.order;
  await work.store
    .deleteFrom('orderPromotions')
    .where('orderId', '=', id)
    .where('promotionId', '=', promotion.id)
    .execute();
  await work.store
    .deleteFrom('adjustments')
    .where('orderId', '=', id)
    .where('source', '=', 'promotion')
    .where('sourceId', '=', promotion.id)
    .execute();
  await work.refresh();
  await recalculate(work);
  return accepted('coupon_code_removed', 'The coupon code was successfully removed from this order.');
}

function accepted(statusCode: string, success: string): CouponAnswer {
  return { success, error: null, successful: true, status_code: statusCode };
}

function refusal(statusCode: string | null, error: string | null): ApiError {
  const answer: CouponAnswer = { success: null, error, successful: false, status_code: statusCode };
  return new ApiError(422, answer);
}
