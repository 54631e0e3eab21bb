import { GatewayError } from '#src/application/ports/gateway-error';
import { type VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import type { Used } from '#src/application/ports/token';

/** Loads which of the cans are sold today (spec §3 canClub.customization variants, §7 GET variants). */
export class LoadClubVariants {
  static readonly uses = { variants: VariantReader, customization: CustomizationState };

  constructor(private readonly use: Used<typeof LoadClubVariants.uses>) {}

  /** Undefined when it failed; the state then has the failure (spec §8 Failure fetching variants by sku). */
  async execute(skus: readonly string[]): Promise<readonly VariantOffer[] | undefined> {
    this.use.customization.fetchVariants();
    try {
      return await this.use.variants.readBySkus(skus);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.use.customization.variantsFailed();
      return undefined;
    }
  }
}
