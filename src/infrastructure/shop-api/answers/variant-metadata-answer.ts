import { IsBoolean, IsOptional } from 'class-validator';
import type { Wire } from './wire';

/** Marks of a variant; each of them may be missing. */
export class VariantMetadataAnswer {
  @IsOptional() @IsBoolean() readonly no_individual_purchase: boolean | undefined;
  @IsOptional() @IsBoolean() readonly subscribable: boolean | undefined;
  @IsOptional() @IsBoolean() readonly composable: boolean | undefined;

  constructor(wire: Wire<'VariantMetadata'>) {
    this.no_individual_purchase = wire.no_individual_purchase;
    this.subscribable = wire.subscribable;
    this.composable = wire.composable;
  }
}
