import { runInAction } from 'mobx';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Clock } from '#src/application/ports/system/clock';
import type { Logger } from '#src/application/ports/system/logger';
import { type OfferSituation, offerSituation } from '#src/domain/campaign/landing-offer';
import type { LandingOffer } from '#src/domain/content/page-content';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';

interface Given {
  readonly offer: LandingOffer;
}

/**
 * Presents an offer (spec §2 /en-US/try/{offer}): first that of the build, then with today's date, prices and stock.
 */
export class OfferPresenter implements Presenter<Given> {
  private offer: LandingOffer = { lines: [] };
  /** The current time; undefined while the page has to equal its document. */
  private now: number | undefined = undefined;
  private today: readonly VariantOffer[] = [];

  constructor(
    private readonly variants: Pick<VariantReader, 'readBySkus'>,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    autoObservable(this);
  }

  update({ offer }: Given): void {
    this.offer = offer;
  }

  mount(): void {
    this.now = this.clock.now();
    void this.loadToday();
  }

  get situation(): OfferSituation {
    const lines = this.offer.lines.map((line) => {
      const found = this.today.find(({ sku }) => sku === line.sku);
      if (!found || !line.product) return line;
      return { ...line, product: { ...line.product, price: found.price, stock: found.stock } };
    });
    return offerSituation({ ...this.offer, lines }, this.now);
  }

  /** Keeps the built offer when today's cannot be read; the cart names whatever is sold out since. */
  private async loadToday(): Promise<void> {
    const skus = this.offer.lines.map(({ sku }) => sku);
    if (skus.length === 0) return;
    try {
      const today = await this.variants.readBySkus(skus);
      runInAction(() => (this.today = today));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn("Today's prices of an offer could not be read", { code: error.code });
    }
  }
}
