import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import type { Catalogue } from '#src/domain/site/site-content';
import { aProduct } from '#test/builders/a-product';
import { contractConfig } from '#test/contracts/shop/contract-config';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { noLimits } from '#test/sandbox/support/test-sandbox';

/** The shop's own calls carry this name of the store, so that faults meet them and no mere reader. */
export const storeSlug = 'cans';

/** The wines of the model: as many as anybody asks for, and one that is never there. */
export const wines = ['WHITE-1', 'RED-1'] as const;
export const soldOut = 'ROSE-1';

export const catalogue: Catalogue = {
  products: [...wines, soldOut].map((sku) => aProduct({ sku })),
  kits: [],
  regions: [
    { name: 'California', abbr: 'CA', shippable: true },
    { name: 'Nevada', abbr: 'NV', shippable: true },
  ],
};

/** A back end for many visits, one after the other: each has customers, orders and gift cards of its own. */
export interface ModelShop {
  readonly sandbox: Sandbox;
  readonly clock: ManualClock;
}

export async function startModelShop(): Promise<ModelShop> {
  // The provider's client counts in the time of this machine how long its cookies live.
  const clock = new ManualClock(new Date().getTime());
  const variants = contractConfig.variants.map((variant) =>
    variant.stock === 50 ? { ...variant, stock: 1_000_000 } : variant,
  );
  const sandbox = await startSandbox({
    database: { kind: 'memory' },
    storefrontUrl: 'http://localhost:5173',
    config: { ...contractConfig, name: 'model', variants },
    clock: { now: () => new Date(clock.now()) },
    content: false,
    messageLimits: noLimits,
  });
  return { sandbox, clock };
}
