import { Capabilities } from '#src/application/ports/shop/capabilities';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';

/** Tells which products can be paid ahead. */
export class PrepaidOfferPresenter {
  static readonly uses = { capabilities: Capabilities };
  static readonly isShared = true;

  constructor(private readonly use: Used<typeof PrepaidOfferPresenter.uses>) {}

  covers({ isSubscribable }: Pick<Product, 'isSubscribable'>): boolean {
    return this.use.capabilities.prepaid && isSubscribable === true;
  }
}
