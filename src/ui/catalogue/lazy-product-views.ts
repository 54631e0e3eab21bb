import { token } from '#src/application/ports/token';
import type { CompareControlProps } from '#src/ui/comparison/shared/compare-control';
import type { DeliveryEstimateProps } from '#src/ui/geography/shared/delivery-estimate';
import type { BuyGiftCardProps } from '#src/ui/gift-card/parts/buy-gift-card';
import type { PrepaidChoiceProps } from '#src/ui/prepaid/shared/prepaid-choice';
import type { LoadView } from '#src/ui/shell/lazy-view';
import type { NotifyFormProps } from './notify-form';
import type { PackBuilderProps } from './pack-builder';
import type { RecentlyViewedProps } from './recently-viewed';
import type { ZoomProps } from './zoom';

/** These parts are too heavy to load with the page. */
export interface LazyProductViews {
  readonly notifyForm: LoadView<NotifyFormProps>;
  readonly packBuilder: LoadView<PackBuilderProps>;
  readonly prepaidChoice: LoadView<PrepaidChoiceProps>;
  readonly deliveryEstimate: LoadView<DeliveryEstimateProps>;
  readonly buyGiftCard: LoadView<BuyGiftCardProps>;
  readonly recentlyViewed: LoadView<RecentlyViewedProps>;
  readonly zoom: LoadView<ZoomProps>;
  readonly compareControl: LoadView<CompareControlProps>;
}

export const LazyProductViews = token<LazyProductViews>('LazyProductViews');
