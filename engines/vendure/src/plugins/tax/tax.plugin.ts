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
import type { SalesTax } from '#src/plugins/core/tax/sales-tax';
import { SALES_TAX } from '#src/plugins/core/tax/sales-tax';
import { LedgerPlugin } from '#src/plugins/ledger/ledger.plugin';
import { SalesTaxRate } from '#src/plugins/tax/entities/sales-tax-rate.entity';
import { TaxEntry } from '#src/plugins/tax/entities/tax-entry.entity';
import { TaxRecord } from '#src/plugins/tax/entities/tax-record.entity';
import { ImportedRates } from './imported-rates';
import { ExactCents, StateTaxZone, TaxOnLines } from './order-tax';
import { RateTax } from './rate-tax';
import { StripeCalculations } from './stripe-calculations';
import { StripeTax } from './stripe-tax';
import { TaxEntries } from './tax-entries';
import { TaxLines } from './tax-lines';
import type { TaxReporting } from './tax-records';
import { TAX_REPORTING, TaxRecords } from './tax-records';
import { TaxedShares } from './taxed-shares';
import { ZoneRates } from './zone-rates';

/** Taxes orders in the way that the shop has chosen. */
@VendurePlugin({
  imports: [PluginCommonModule, LedgerPlugin],
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
    TaxEntries,
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
