import { IsArray, IsInt, IsNotEmpty, IsOptional, IsString, ValidateNested } from 'class-validator';
import type { Part } from '#src/domain/catalogue/product';
import { AdjustmentAnswer } from './adjustment-answer';
import { BoughtGiftCardAnswer } from './bought-gift-card-answer';
import { IsCount, mostUnits } from './is-count';
import { IsMoney } from './is-money';
import { IsParts } from './is-parts';
import { LineVariantAnswer } from './line-variant-answer';
import { nestedIfPresent, nestedList } from './nested';
import { PrepaidSubscriptionAnswer } from './prepaid-subscription-answer';
import { SubscriptionLineItemAnswer } from './subscription-line-item-answer';
import type { Wire } from './wire';

/**
 * A line needs its id, by which it is changed, and what is paid for: sku, quantity and price. No line may be missed, or
 * somebody would pay for what is not shown.
 */
export class LineItemAnswer {
  static readonly isNeeded = true;
  @IsInt() readonly id: number;
  @IsCount(0, mostUnits) readonly quantity: number;
  @IsMoney() readonly price: string;
  @IsOptional() @IsMoney() readonly total: string | undefined;
  @IsString() @IsNotEmpty() readonly sku: string;
  @IsOptional() @ValidateNested() readonly variant: LineVariantAnswer | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly adjustments: readonly AdjustmentAnswer[] | undefined;
  // All of them or none: a kit is recognised by what it holds.
  @IsOptional() @IsParts() readonly parts: readonly Part[] | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly subscription_line_items:
    readonly SubscriptionLineItemAnswer[] | undefined;
  @IsOptional() @ValidateNested() readonly pre_paid_subscription: PrepaidSubscriptionAnswer | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly gift_cards: readonly BoughtGiftCardAnswer[] | undefined;
  @IsOptional() @IsInt() readonly cross_sold: number | null | undefined;

  constructor(wire: Wire<'LineItem'>) {
    this.id = wire.id;
    this.quantity = wire.quantity;
    this.price = wire.price;
    this.total = wire.total;
    this.variant = nestedIfPresent(LineVariantAnswer, wire.variant);
    // Stock back ends name the variant's sku only; with neither, the validation names what is missing.
    this.sku = typeof wire.sku === 'string' ? wire.sku : (this.variant?.sku ?? '');
    this.adjustments = nestedList(AdjustmentAnswer, wire.adjustments);
    this.parts = wire.parts ?? [];
    this.subscription_line_items = nestedList(SubscriptionLineItemAnswer, wire.subscription_line_items);
    this.pre_paid_subscription = nestedIfPresent(PrepaidSubscriptionAnswer, wire.pre_paid_subscription);
    this.gift_cards = nestedList(BoughtGiftCardAnswer, wire.gift_cards);
    this.cross_sold = wire.cross_sold;
  }
}
