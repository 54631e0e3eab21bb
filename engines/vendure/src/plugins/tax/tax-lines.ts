import type { TaxLine } from '@vendure/common/lib/generated-types';
import type { CalculateTaxLinesArgs, Injector, TaxLineCalculationStrategy } from '@vendure/core';
import type { SalesTax } from '#src/plugins/core/tax/sales-tax';
import { SALES_TAX } from '#src/plugins/core/tax/sales-tax';

/** Lets the shop's own sales tax calculate the tax of each line. */
export class TaxLines implements TaxLineCalculationStrategy {
  private tax: SalesTax;

  init(injector: Injector): void {
    this.tax = injector.get<SalesTax>(SALES_TAX);
  }

  calculate({ ctx, order, orderLine }: CalculateTaxLinesArgs): Promise<TaxLine[]> {
    return this.tax.onLine(ctx, order, orderLine);
  }
}
