import type { Type } from '@vendure/core';
import {
  PluginCommonModule,
  RequestContextCacheService,
  TaxRateService,
  TransactionalConnection,
  VendurePlugin,
  ZoneService,
} from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { stripeClient } from '#src/payment-provider/stripe-client';
import { ImportedRates } from '#src/plugin/tax/imported-rates';
import { ExactCents, StateTaxZone, TaxOnLines } from '#src/plugin/tax/order-tax';
import { RateTax } from '#src/plugin/tax/rate-tax';
import { SalesTaxRate } from '#src/plugin/tax/sales-tax-rate.entity';
import type { SalesTax } from '#src/plugin/tax/shared/sales-tax';
import { SALES_TAX } from '#src/plugin/tax/shared/sales-tax';
import { StripeCalculations } from '#src/plugin/tax/stripe-calculations';
import { StripeTax } from '#src/plugin/tax/stripe-tax';
import { TaxEntry } from '#src/plugin/tax/tax-entry.entity';
import { TaxLines } from '#src/plugin/tax/tax-lines';
import { TaxRecord } from '#src/plugin/tax/tax-record.entity';
import type { TaxReporting } from '#src/plugin/tax/tax-records';
import { TAX_REPORTING, TaxRecords } from '#src/plugin/tax/tax-records';
import { TaxedShares } from '#src/plugin/tax/taxed-shares';
import { ZoneRates } from '#src/plugin/tax/zone-rates';

/** Taxes orders in the way that the shop has chosen. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  entities: [SalesTaxRate, TaxEntry, TaxRecord],
  providers: [
    {
      provide: SALES_TAX,
      inject: [ZoneService, TaxRateService, TransactionalConnection, RequestContextCacheService, TAX_REPORTING],
      useFactory: chosenTax,
    },
    { provide: TAX_REPORTING, useFactory: () => reportingOf(TaxPlugin.environment) },
    TaxRecords,
    TaxedShares,
  ],
  exports: [TaxRecords],
  configuration: (config) => {
    config.entityOptions.moneyStrategy = new ExactCents();
    config.taxOptions.taxZoneStrategy = new StateTaxZone();
    config.taxOptions.taxLineCalculationStrategy = new TaxLines();
    config.taxOptions.orderTaxCalculationStrategy = new TaxOnLines();
    return config;
  },
})
export class TaxPlugin {
  private static environment: Pick<Environment, 'salesTax' | 'stripe'>;

  static init(environment: Environment): Type<TaxPlugin> {
    this.environment = environment;
    return TaxPlugin;
  }

  static get way(): Environment['salesTax']['way'] {
    return this.environment.salesTax.way;
  }
}

function chosenTax(
  zones: ZoneService,
  zoneRates: TaxRateService,
  connection: TransactionalConnection,
  cache: RequestContextCacheService,
  { calculations, wineCode }: TaxReporting,
): SalesTax {
  switch (TaxPlugin.way) {
    case 'zones':
      return new RateTax(new ZoneRates(zones, zoneRates));
    case 'rates':
      return new RateTax(new ImportedRates(connection, cache, () => new Date()));
    case 'stripe':
      if (!calculations) throw new Error('Sales tax by Stripe needs the keys of Stripe.');
      return new StripeTax(calculations, wineCode);
  }
}

function reportingOf({ salesTax, stripe }: Pick<Environment, 'salesTax' | 'stripe'>): TaxReporting {
  return {
    calculations: stripe && new StripeCalculations(stripeClient(stripe.secretKey, stripe.url), Date.now),
    isOn: salesTax.way === 'stripe',
    wineCode: salesTax.wineCode,
  };
}
