import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { contentsOf } from '#src/plugins/core/order-line/line-contents';
import type { DeliveryPlan, PlannedLine } from '#src/plugins/subscription/delivery/delivery-orders';
import { DeliveryImpossible } from '#src/plugins/subscription/delivery/delivery-orders';
import type { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import type { PaidLine } from './paid-lines';
import { addressOf } from './paid-lines';

/** Finds the contents and the destination of a plan's next delivery. */
@Injectable()
export class PaidDeliveries {
  constructor(private readonly variants: Variants) {}

  /** It goes where the paid order went, with its gift note. Throws DeliveryImpossible when something in it is not sold any more. */
  async of(ctx: RequestContext, { id }: PrepaidPlan, { order, line, units }: PaidLine): Promise<DeliveryPlan> {
    const { customer, customFields, shippingAddress, billingAddress } = order;
    if (!customer) throw new Error(`The prepaid order ${order.code} is nobody's.`);
    const { giftFrom, giftRecipient, giftMessage } = customFields;
    const contents = contentsOf(line);
    const sold = await this.variants.bySku(
      ctx,
      contents.map(({ sku }) => sku),
    );
    const lines = contents.map(({ sku, quantity }): PlannedLine => {
      const variant = sold.find((one) => one.sku === sku);
      if (!variant) throw new DeliveryImpossible('not-sold');
      return { productVariantId: variant.id, quantity: quantity * units, parts: '[]' };
    });
    return {
      of: { prepaidPlanId: id },
      customer,
      email: addressOf(order),
      lines,
      shippingAddress,
      billingAddress: billingAddress.countryCode ? billingAddress : shippingAddress,
      giftNote: { giftFrom, giftRecipient, giftMessage },
    };
  }
}
