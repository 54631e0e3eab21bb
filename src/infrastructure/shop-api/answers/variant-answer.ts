import { IsBoolean, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { IsDecimalText } from './is-decimal-text';
import { IsMoney } from './is-money';
import { nestedIfPresent } from './nested';
import { VariantMetadataAnswer } from './variant-metadata-answer';
import type { Wire } from './wire';

/** An offer needs id and sku, the price, and whether the thing is there. */
export class VariantAnswer {
  @IsInt() readonly id: number;
  @IsString() readonly sku: string;
  @IsMoney() readonly price: string;
  @IsOptional() @IsDecimalText() readonly weight: string | null | undefined;
  @IsBoolean() readonly in_stock: boolean;
  @IsOptional() @IsBoolean() readonly is_backorderable: boolean | undefined;
  @IsOptional() @IsInt() readonly total_on_hand: number | null | undefined;
  @IsOptional() @ValidateNested() readonly metadata: VariantMetadataAnswer | undefined;

  constructor(wire: Wire<'Variant'>) {
    this.id = wire.id;
    this.sku = wire.sku;
    this.price = wire.price;
    this.weight = wire.weight;
    this.in_stock = wire.in_stock;
    this.is_backorderable = wire.is_backorderable;
    this.total_on_hand = wire.total_on_hand;
    this.metadata = nestedIfPresent(VariantMetadataAnswer, wire.metadata);
  }
}
