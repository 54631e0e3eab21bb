import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { OfferSummary } from '#src/domain/campaign/campaign-content';
import { currentOffers } from '#src/domain/campaign/offer-list';
import type { Instant } from '#src/domain/interval/interval';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';

interface Given {
  readonly offers: readonly OfferSummary[];
}

/** Shows all offers of the build first, then only those that have not ended (spec §2 /en-US/try/{offer}). */
export class OfferListPresenter implements Presenter {
  static readonly uses = { clock: Clock };
  static readonly isShared = false;

  /** Undefined while the page has to equal its document. */
  private now: Instant | undefined = undefined;

  constructor(
    private readonly use: Used<typeof OfferListPresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this);
  }

  mount(): void {
    this.now = this.use.clock.now();
  }

  get offers(): readonly OfferSummary[] {
    return this.now === undefined ? this.given.offers : currentOffers(this.given.offers, this.now);
  }
}
