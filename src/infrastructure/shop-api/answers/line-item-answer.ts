import { IsArray, IsInt, IsOptional, IsString, Min, ValidateNested } from 'class-validator';
import { AdjustmentAnswer } from './adjustment-answer';
import { BoughtGiftCardAnswer } from './bought-gift-card-answer';
import { IsMoney } from './is-money';
import { LineVariantAnswer } from './line-variant-answer';
import { nested, nestedIfPresent, nestedList } from './nested';
import { PartAnswer } from './part-answer';
import { PrepaidSubscriptionAnswer } from './prepaid-subscription-answer';
import { SubscriptionLineItemAnswer } from './subscription-line-item-answer';
import type { Wire } from './wire';

export class LineItemAnswer {
  @IsInt() readonly id: number;
  @IsInt() @Min(0) readonly quantity: number;
  @IsMoney() readonly price: string;
  @IsMoney() readonly total: string;
  @IsOptional() @IsString() readonly sku: string | undefined;
  @ValidateNested() readonly variant: LineVariantAnswer;
  @IsArray() @ValidateNested() readonly adjustments: readonly AdjustmentAnswer[];
  @IsArray() @ValidateNested() readonly parts: readonly PartAnswer[];
  @IsArray() @ValidateNested() readonly subscription_line_items: readonly SubscriptionLineItemAnswer[];
  @IsOptional() @ValidateNested() readonly pre_paid_subscription: PrepaidSubscriptionAnswer | undefined;
  @IsArray() @ValidateNested() readonly gift_cards: readonly BoughtGiftCardAnswer[];
  @IsOptional() @IsInt() readonly cross_sold: number | null | undefined;

  constructor(wire: Wire<'LineItem'>) {
    this.id = wire.id;
    this.quantity = wire.quantity;
    this.price = wire.price;
    this.total = wire.total;
    this.sku = wire.sku;
    this.variant = nested(LineVariantAnswer, wire.variant);
    this.adjustments = nestedList(AdjustmentAnswer, wire.adjustments);
    this.parts = nestedList(PartAnswer, wire.parts ?? []);
    this.subscription_line_items = nestedList(SubscriptionLineItemAnswer, wire.subscription_line_items ?? []);
    this.pre_paid_subscription = nestedIfPresent(PrepaidSubscriptionAnswer, wire.pre_paid_subscription);
    this.gift_cards = nestedList(BoughtGiftCardAnswer, wire.gift_cards ?? []);
    this.cross_sold = wire.cross_sold;
  }
}
