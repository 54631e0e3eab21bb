import type { OrderLine, RequestContext, RequestContextCacheService, TransactionalConnection } from '@vendure/core';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import { isTaxed } from '#src/plugins/core/tax/sales-tax';
import { SalesTaxRate } from '#src/plugins/tax/entities/sales-tax-rate.entity';
import type { ChosenRate } from './chosen-rate';
import { rateAt, zipDigits } from './chosen-rate';
import type { Place } from './destinations';
import type { PlaceRate, PlaceRates } from './rate-tax';

type Chosen = readonly (ChosenRate | undefined)[];

/**
 * The rates of the file that was imported last, as they hold on the shop's own day. A call reads those of all places of an order by one
 * statement, so that an import counts at once on every server.
 */
export class ImportedRates implements PlaceRates {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly cache: RequestContextCacheService,
    private readonly now: () => Date,
  ) {}

  async onGoods(
    ctx: RequestContext,
    places: readonly Place[],
    line: OrderLine,
  ): Promise<readonly (PlaceRate | undefined)[]> {
    return isTaxed(line) ? (await this.chosen(ctx, places)).map((rate) => rate && toRate(rate)) : [];
  }

  async onShipping(ctx: RequestContext, places: readonly Place[]): Promise<readonly (PlaceRate | undefined)[]> {
    return (await this.chosen(ctx, places)).map((rate) => (rate?.isShippingTaxed ? toRate(rate) : undefined));
  }

  private chosen(ctx: RequestContext, places: readonly Place[]): Promise<Chosen> {
    const sought = places.map(({ country, state, zip }) => ({ state: country === 'US' ? state : '', zip }));
    if (sought.every(({ state }) => state === '')) return Promise.resolve([]);
    const key = `sales-tax-rates ${JSON.stringify(sought)}`;
    return this.cache.get(ctx, key, () => this.read(ctx, sought));
  }

  private async read(ctx: RequestContext, places: readonly Pick<Place, 'state' | 'zip'>[]): Promise<Chosen> {
    const rows = await this.connection
      .getRepository(ctx, SalesTaxRate)
      .createQueryBuilder('rate')
      .where('rate.state = ANY(:states)', { states: [...new Set(places.map(({ state }) => state))] })
      .andWhere('(rate.zip IS NULL OR rate.zip = ANY(:zips))', {
        zips: [...new Set(places.map(({ zip }) => zip.slice(0, zipDigits)))],
      })
      .getMany();
    const day = dayAt(ctx.channel.customFields.timeZone, this.now());
    return places.map((place) => rateAt(rows, place, day));
  }
}

function toRate({ state, county, zip, percent }: ChosenRate): PlaceRate {
  return { name: ['Sales tax', state, county, zip].filter((part) => part !== null).join(', '), county, percent };
}
