import { Injectable } from '@nestjs/common';
import type { ProductVariant, RequestContext } from '@vendure/core';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { readInterval } from '#src/plugins/core/interval/read-interval';
import { invalid } from '#src/plugins/core/shop-failure';
import type { Part } from './pack-parts';
import { writePrepaid } from './prepaid-choice';

/** A choice as it is sent, before it is checked. */
export interface PrepaidRequest {
  readonly installmentCount: number;
  readonly intervalLength: number;
  readonly intervalUnit: string;
  readonly items: readonly Part[];
}

const mostInstallments = 24;
const mostItems = 24;
const mostUnits = 100;

/** Checks the prepaid choice of a line (spec §3 Prepaid subscription). */
@Injectable()
export class PrepaidChoices {
  constructor(private readonly variants: Variants) {}

  /** Reads the choice for a line as the text that stands in it, empty for none. Throws INVALID, which names the field. */
  async read(ctx: RequestContext, variant: ProductVariant, sent: PrepaidRequest | null | undefined): Promise<string> {
    if (!sent) return '';
    if (!variant.customFields.subscribable) throw invalid({ base: ['The requested item cannot be subscribed'] });
    const { installmentCount, intervalLength, intervalUnit, items } = sent;
    if (installmentCount < 1 || installmentCount > mostInstallments)
      throw invalid({ installment_count: [`must be from 1 to ${mostInstallments}`] });
    const interval = readInterval(intervalLength, intervalUnit);
    await this.requireItems(ctx, variant, items);
    return writePrepaid({ installmentCount, interval, items });
  }

  /** A pack that shoppers put together can only be among the items of its own line, which lists its contents. */
  private async requireItems(ctx: RequestContext, variant: ProductVariant, items: readonly Part[]): Promise<void> {
    if (items.length === 0) throw invalid({ line_items: ["can't be blank"] });
    const skus = new Set(items.map(({ sku }) => sku));
    const isSound =
      items.length <= mostItems &&
      skus.size === items.length &&
      items.every(({ quantity }) => quantity >= 1 && quantity <= mostUnits);
    if (!isSound) throw invalid({ line_items: ['must name variants, each once and with a quantity'] });
    const sold = await this.variants.bySku(ctx, [...skus]);
    const deliverable = sold.filter(
      ({ sku, customFields }) => customFields.subscribable && (!customFields.composable || sku === variant.sku),
    );
    const strange = items.find(({ sku }) => !deliverable.some((one) => one.sku === sku));
    if (strange) throw invalid({ line_items: [`${strange.sku} cannot be subscribed`] });
  }
}
