import { GlobalFlag } from '@vendure/common/lib/generated-types';
import type { ProductVariant } from '@vendure/core';

/** Vendure's settings of the stock of all variants that have none of their own. */
export interface StockSettings {
  readonly trackInventory: boolean;
  readonly outOfStockThreshold: number;
}

interface StockCounting {
  /** False for goods of which there is always enough. */
  readonly isCounted: boolean;
  /** Units that are not sold; less than 0 for goods that are sold before they are there. */
  readonly threshold: number;
}

/** Says how the stock of a variant is counted, as Vendure's own services find it out. */
export function countingOf(variant: ProductVariant, settings: StockSettings): StockCounting {
  const { trackInventory, useGlobalOutOfStockThreshold, outOfStockThreshold } = variant;
  return {
    isCounted: trackInventory === GlobalFlag.INHERIT ? settings.trackInventory : trackInventory === GlobalFlag.TRUE,
    threshold: useGlobalOutOfStockThreshold ? settings.outOfStockThreshold : outOfStockThreshold,
  };
}
