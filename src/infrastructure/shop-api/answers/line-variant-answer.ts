import { IsArray, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { ImageAnswer } from './image-answer';
import { IsDecimalText } from './is-decimal-text';
import { nestedIfPresent, nestedList } from './nested';
import { VariantMetadataAnswer } from './variant-metadata-answer';
import type { Wire } from './wire';

export class LineVariantAnswer {
  @IsInt() readonly id: number;
  @IsString() readonly sku: string;
  @IsString() readonly name: string;
  @IsString() readonly slug: string;
  @IsOptional() @IsString() readonly description: string | null;
  @IsOptional() @IsDecimalText() readonly weight: string | null;
  @IsOptional() @IsString() readonly options_text: string | null;
  @IsArray() @ValidateNested() readonly images: readonly ImageAnswer[];
  @IsOptional() @ValidateNested() readonly metadata: VariantMetadataAnswer | undefined;

  constructor(wire: Wire<'LineItemVariant'>) {
    this.id = wire.id;
    this.sku = wire.sku;
    this.name = wire.name;
    this.slug = wire.slug;
    this.description = wire.description;
    this.weight = wire.weight;
    this.options_text = wire.options_text;
    this.images = nestedList(ImageAnswer, wire.images);
    this.metadata = nestedIfPresent(VariantMetadataAnswer, wire.metadata);
  }
}
