import type { TaxLine } from '@vendure/common/lib/generated-types';
import type {
  CalculateTaxLinesArgs,
  Injector,
  OrderLine,
  RequestContext,
  TaxLineCalculationStrategy,
} from '@vendure/core';
import { DefaultTaxLineCalculationStrategy, TaxRateService, ZoneService } from '@vendure/core';
import { zoneOf } from '#src/plugin/checkout/tax';
import type { GroupOrder, Recipient } from './group-order';
import { groupOrderOf, unitsOf } from './group-order';
import { percentagesOf, taxesOnShares } from './shared-tax';

/** The units of a line that go to one state, and the rate there. */
interface StateShare {
  readonly units: number;
  readonly percent: number;
  readonly description: string;
}

/**
 * Taxes the lines of a group order in each state for the units that go there. Vendure knows one zone for an order and percentages of whole
 * lines, so that each state is told as the percentage that its cents are.
 */
export class GroupTaxLines implements TaxLineCalculationStrategy {
  private readonly usual = new DefaultTaxLineCalculationStrategy();
  private zones: ZoneService;
  private rates: TaxRateService;

  init(injector: Injector): void {
    this.zones = injector.get(ZoneService);
    this.rates = injector.get(TaxRateService);
  }

  async calculate(args: CalculateTaxLinesArgs): Promise<TaxLine[]> {
    const group = groupOrderOf(args.order);
    if (!group) return this.usual.calculate(args);
    const { sku } = args.orderLine.productVariant;
    const shares = await this.sharesOf(args.ctx, group, args.orderLine);
    const price = args.orderLine.discountedLinePrice;
    const taxes = taxesOnShares(price, unitsOf(group.recipients).get(sku) ?? 0, shares);
    const percentages = percentagesOf(price, taxes);
    return shares.map(({ description }, index) => ({ description, taxRate: percentages[index] ?? 0 }));
  }

  /** Lists the states that tax a line. Zones and rates are Vendure's cached ones. */
  private async sharesOf(
    ctx: RequestContext,
    { recipients }: GroupOrder,
    { productVariant, taxCategoryId }: OrderLine,
  ): Promise<readonly StateShare[]> {
    const zones = await this.zones.getAllWithMembers(ctx);
    const shares: StateShare[] = [];
    for (const there of byState(recipients)) {
      const [{ address }] = there;
      const units = unitsOf(there).get(productVariant.sku) ?? 0;
      const zone = zoneOf(zones, { countryCode: address.countryIso, province: address.stateAbbr });
      if (units === 0 || !zone) continue;
      const { name, value } = await this.rates.getApplicableTaxRate(ctx, zone, taxCategoryId ?? '');
      if (value > 0) shares.push({ units, percent: value, description: name });
    }
    return shares;
  }
}

type Some<T> = readonly [T, ...T[]];

function byState(recipients: readonly Recipient[]): readonly Some<Recipient>[] {
  const states = new Map<string, [Recipient, ...Recipient[]]>();
  for (const recipient of recipients) {
    const { countryIso, stateAbbr } = recipient.address;
    const there = states.get(`${countryIso}-${stateAbbr}`);
    if (there) there.push(recipient);
    else states.set(`${countryIso}-${stateAbbr}`, [recipient]);
  }
  return [...states.values()];
}
