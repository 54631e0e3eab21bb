import { IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { IsMoney } from './is-money';
import { nestedIfPresent } from './nested';
import { PromotionCodeAnswer } from './promotion-code-answer';
import type { Wire } from './wire';

/** A row of the summary needs its amount, what it is on, whether it counts, and what it is called. */
export class AdjustmentAnswer {
  @IsInt() readonly id: number;
  @IsOptional() @IsString() readonly source_type: string | null;
  @IsIn(['Spree::Order', 'Spree::LineItem', 'Spree::Shipment'])
  readonly adjustable_type: Wire<'Adjustment'>['adjustable_type'];
  @IsMoney() readonly amount: string;
  @IsString() readonly label: string;
  @IsBoolean() readonly eligible: boolean;
  @IsOptional() @IsInt() readonly promotion_code_id: number | null;
  @IsOptional() @ValidateNested() readonly promotion_code: PromotionCodeAnswer | undefined;

  constructor(wire: Wire<'Adjustment'>) {
    this.id = wire.id;
    this.source_type = wire.source_type;
    this.adjustable_type = wire.adjustable_type;
    this.amount = wire.amount;
    this.label = wire.label;
    this.eligible = wire.eligible;
    this.promotion_code_id = wire.promotion_code_id;
    this.promotion_code = nestedIfPresent(PromotionCodeAnswer, wire.promotion_code);
  }
}
