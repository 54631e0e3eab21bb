import { runInAction } from 'mobx';
import { GatewayError } from '#src/application/ports/gateway-error';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import {
  type VariantPrice,
  type VariantPriceQuery,
  VariantPriceReader,
} from '#src/application/ports/shop/variant-price-reader';
import { Clock } from '#src/application/ports/system/clock';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { type Day, dayOf } from '#src/domain/interval/calendar-day';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';

/** Milliseconds without a change before a price is queried. */
export const priceQuiet = 250;

/** Only the response to the last request counts (spec §3 Variant price query). */
export class PrepaidPricePresenter {
  static readonly uses = { prices: VariantPriceReader, scheduler: Scheduler, clock: Clock, capabilities: Capabilities };
  static readonly isShared = false;

  /** Undefined while the response loads, and when it failed. */
  price: VariantPrice | undefined = undefined;
  failure: string | undefined = undefined;
  private visit = 0;

  constructor(private readonly use: Used<typeof PrepaidPricePresenter.uses>) {
    autoObservable(this, { visit: false });
  }

  /** Deliveries begin today. */
  get today(): Day {
    return dayOf(this.use.clock.now());
  }

  /** False where repeated deliveries cost the same as one: then there is nothing to query. */
  get isQueried(): boolean {
    return this.use.capabilities.intervalSavings;
  }

  /** Returns a function that cancels the query. */
  ask(query: VariantPriceQuery): () => void {
    this.visit += 1;
    this.price = undefined;
    this.failure = undefined;
    if (!this.isQueried) return () => undefined;
    return this.use.scheduler.after(priceQuiet, () => void this.read(query, this.visit));
  }

  private async read(query: VariantPriceQuery, visit: number): Promise<void> {
    try {
      const price = await this.use.prices.readPrice(query);
      if (visit === this.visit) runInAction(() => (this.price = price));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (visit === this.visit) runInAction(() => (this.failure = describeFailure(error)));
    }
  }
}
