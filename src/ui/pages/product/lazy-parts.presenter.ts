import type { LoadView } from '#src/ui/app/lazy-view';
import type { BuyGiftCardProps } from '#src/ui/features/gift-card/buy-gift-card';
import type { PackBuilderProps } from './own-pack/pack-builder';
import type { PrepaidChoiceProps } from './prepaid/prepaid-choice';

/** Brings the parts of a product page that are too heavy to come with it. */
export class LazyPartsPresenter {
  constructor(
    readonly loadPackBuilder: LoadView<PackBuilderProps>,
    readonly loadPrepaidChoice: LoadView<PrepaidChoiceProps>,
    readonly loadBuyGiftCard: LoadView<BuyGiftCardProps>,
  ) {}
}
