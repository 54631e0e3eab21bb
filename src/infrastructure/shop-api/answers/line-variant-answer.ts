import { IsArray, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { ImageAnswer } from './image-answer';
import { IsDecimalText } from './is-decimal-text';
import { nestedIfPresent, nestedList } from './nested';
import { VariantMetadataAnswer } from './variant-metadata-answer';
import type { Wire } from './wire';

/** What a line sells. It needs nothing: the line itself knows the sku, which can stand for the name. */
export class LineVariantAnswer {
  @IsOptional() @IsInt() readonly id: number | undefined;
  @IsOptional() @IsString() readonly sku: string | undefined;
  @IsOptional() @IsString() readonly name: string | undefined;
  @IsOptional() @IsString() readonly slug: string | undefined;
  @IsOptional() @IsString() readonly description: string | null | undefined;
  @IsOptional() @IsDecimalText() readonly weight: string | null | undefined;
  @IsOptional() @IsString() readonly options_text: string | null | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly images: readonly ImageAnswer[] | undefined;
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
    this.metadata = nestedIfPresent(VariantMetadataAnswer, wire.metadata ?? {});
  }
}
