import { IsArray, ValidateNested } from 'class-validator';
import { nestedList } from './nested';
import { VariantAnswer } from './variant-answer';
import type { Wire } from './wire';

export class VariantListAnswer {
  @IsArray() @ValidateNested() readonly variants: readonly VariantAnswer[];

  constructor(wire: Wire<'VariantPage'>) {
    this.variants = nestedList(VariantAnswer, wire.variants);
  }
}
