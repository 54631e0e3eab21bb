import { LoadClubVariants } from '#src/application/club/load-club-variants';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { clubSizeOf } from '#src/domain/club/club-discount';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { customizeMessages as messages } from './customize-messages';

interface LoadedCans {
  readonly cans: readonly Product[];
  readonly offers: readonly VariantOffer[];
}

/** The cans that a club box can contain, and those that are sold today (spec §3 canClub.customization variants). */
export class CansOnOffer {
  static readonly uses = { content: ContentReader, loadVariants: LoadClubVariants, customization: CustomizationState };
  static readonly isShared = false;

  private readonly loading = new Action();

  constructor(private readonly use: Used<typeof CansOnOffer.uses>) {
    autoObservable(this);
  }

  /** Undefined when they did not load. */
  async load(subscription: Subscription): Promise<LoadedCans | undefined> {
    const result = await this.loading.run(async () => {
      this.use.customization.open(subscription.id);
      const content = await this.use.content.readPage(
        `/can-club/join/${clubSizeOf(cansPerDelivery(subscription)) ?? 12}/`,
      );
      if (content?.kind !== 'club-join')
        throw new GatewayError({ code: 'not_found', message: 'The build has no page of the club' });
      const offers = await this.loadOffers(content.cans);
      return offers && { cans: content.cans, offers };
    });
    return result.kind === 'done' ? result.value : undefined;
  }

  /** Undefined when they did not load. */
  loadOffers(cans: readonly Product[]): Promise<readonly VariantOffer[] | undefined> {
    return this.use.loadVariants.execute(cans.map(({ sku }) => sku));
  }

  get isLoading(): boolean {
    return this.loading.isBusy;
  }

  get failure(): string | undefined {
    return this.use.customization.showError ? messages.variantsFailed : describeFailure(this.loading.error);
  }
}
