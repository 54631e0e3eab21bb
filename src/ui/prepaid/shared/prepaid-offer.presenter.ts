import { Capabilities } from '#src/application/ports/shop/capabilities';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';

/** Tells which products can be paid ahead. */
export class PrepaidOfferPresenter {
  static readonly dependencies: DependenciesOf<typeof PrepaidOfferPresenter> = [Capabilities];
  static readonly isShared = true;

  constructor(private readonly capabilities: Capabilities) {}

  covers({ isSubscribable }: Pick<Product, 'isSubscribable'>): boolean {
    return this.capabilities.prepaid && isSubscribable === true;
  }
}
