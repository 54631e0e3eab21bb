import type { OrderLine, RequestContext, TaxRateService, ZoneService } from '@vendure/core';
import type { Place } from './destinations';
import { zoneOf } from './order-tax';
import type { PlaceRate, PlaceRates } from './rate-tax';

/**
 * The tax rates of Vendure, of the zones that have the names of states, read from Vendure's cache. Shipping is not
 * taxed.
 */
export class ZoneRates implements PlaceRates {
  constructor(
    private readonly zones: ZoneService,
    private readonly rates: TaxRateService,
  ) {}

  async onGoods(
    ctx: RequestContext,
    places: readonly Place[],
    { taxCategoryId, productVariant }: OrderLine,
  ): Promise<readonly (PlaceRate | undefined)[]> {
    const zones = await this.zones.getAllWithMembers(ctx);
    const rates: (PlaceRate | undefined)[] = [];
    for (const { country, state } of places) {
      const zone = zoneOf(zones, { countryCode: country, province: state }) ?? ctx.channel.defaultTaxZone;
      // A line that is not stored yet has no id of a category.
      const { name, value } = await this.rates.getApplicableTaxRate(
        ctx,
        zone,
        taxCategoryId ?? productVariant.taxCategory.id,
      );
      rates.push({ name, percent: value });
    }
    return rates;
  }

  onShipping(): Promise<readonly undefined[]> {
    return Promise.resolve([]);
  }
}
