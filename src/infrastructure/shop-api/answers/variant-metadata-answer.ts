import { IsBoolean, IsOptional } from 'class-validator';
import type { Wire } from './wire';

export class VariantMetadataAnswer {
  @IsOptional() @IsBoolean() readonly no_individual_purchase: boolean | undefined;

  constructor(wire: Wire<'VariantMetadata'>) {
    this.no_individual_purchase = wire.no_individual_purchase;
  }
}
