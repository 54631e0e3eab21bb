import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { LandingOffer } from '#src/domain/campaign/campaign-content';
import { type OfferSituation, offerSituation } from '#src/domain/campaign/landing-offer';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import { LiveOffers } from '#src/ui/catalogue/shared/live-offers';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';

interface Given {
  readonly offer: LandingOffer;
}

/** Shows the offer of the build first, then with today's date, prices and stock (spec §2 /en-US/try/{offer}). */
export class OfferPresenter implements Presenter {
  static readonly uses = { variants: VariantReader, clock: Clock };
  static readonly isShared = false;

  /** Undefined while the page has to equal its document. */
  private now: number | undefined = undefined;
  private readonly live: LiveOffers;

  constructor(
    private readonly use: Used<typeof OfferPresenter.uses>,
    private readonly given: Given,
  ) {
    this.live = new LiveOffers(use.variants);
    autoObservable(this);
  }

  mount(): void {
    this.now = this.use.clock.now();
    void this.live.load(this.given.offer.lines.map(({ sku }) => sku));
  }

  get code(): string | undefined {
    return this.given.offer.code === undefined ? undefined : displayPromoCode(this.given.offer.code);
  }

  get situation(): OfferSituation {
    const lines = this.given.offer.lines.map((line) =>
      line.product ? { ...line, product: this.live.current(line.product) } : line,
    );
    return offerSituation({ ...this.given.offer, lines }, this.now);
  }
}
