import { IsArray, ValidateNested } from 'class-validator';
import { nestedList } from './nested';
import { VariantAnswer } from './variant-answer';
import type { Wire } from './wire';

/** Needs a list; a variant that is malformed is as one that is not sold. */
export class VariantListAnswer {
  @IsArray() @ValidateNested() readonly variants: readonly VariantAnswer[];

  constructor(wire: Wire<'VariantPage'>) {
    this.variants = nestedList(VariantAnswer, wire.variants);
  }
}
