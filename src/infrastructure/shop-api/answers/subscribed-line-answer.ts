import { IsArray, IsBoolean, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { ImageAnswer } from './image-answer';
import { IsCount, mostUnits } from './is-count';
import { IsMoney } from './is-money';
import { nestedList } from './nested';
import type { Wire } from './wire';

/**
 * What every delivery brings: id, sku and quantity, by which it is changed, and the price. No line may be missed, or
 * changing the box would leave it in unseen; the sku can stand for the name.
 */
export class SubscribedLineAnswer {
  static readonly isNeeded = true;
  @IsInt() readonly id: number;
  @IsString() readonly sku: string;
  @IsCount(1, mostUnits) readonly quantity: number;
  @IsMoney() readonly price: string;
  @IsOptional() @IsString() readonly name: string | undefined;
  @IsOptional() @IsString() readonly description: string | null | undefined;
  @IsOptional() @IsInt() readonly variant_id: number | undefined;
  @IsOptional() @IsString() readonly product_slug: string | null | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly images: readonly ImageAnswer[] | undefined;
  @IsOptional() @IsBoolean() readonly one_time: boolean | undefined;

  constructor(wire: Wire<'SubscribedLine'>) {
    this.id = wire.id;
    this.sku = wire.sku;
    this.quantity = wire.quantity;
    this.price = wire.price;
    this.name = wire.name;
    this.description = wire.description;
    this.variant_id = wire.variant_id;
    this.product_slug = wire.product_slug;
    this.images = nestedList(ImageAnswer, wire.images);
    this.one_time = wire.one_time;
  }
}
