import { IsArray, IsBoolean, IsInt, IsOptional, IsString, Min, ValidateNested } from 'class-validator';
import { ImageAnswer } from './image-answer';
import { IsMoney } from './is-money';
import { nestedList } from './nested';
import type { Wire } from './wire';

export class SubscribedLineAnswer {
  @IsInt() readonly id: number;
  @IsString() readonly sku: string;
  @IsInt() @Min(1) readonly quantity: number;
  @IsMoney() readonly price: string;
  @IsString() readonly name: string;
  @IsOptional() @IsString() readonly description: string | null | undefined;
  @IsInt() readonly variant_id: number;
  @IsOptional() @IsString() readonly product_slug: string | null | undefined;
  @IsArray() @ValidateNested() readonly images: readonly ImageAnswer[];
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
    this.images = nestedList(ImageAnswer, wire.images ?? []);
    this.one_time = wire.one_time;
  }
}
