import type { Product } from '#src/domain/catalogue/product';
import { openGiftCard } from '#src/domain/gift-card/gift-card';
import { LazyView } from '#src/ui/app/lazy-view';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton';
import { usePresenter } from '#src/ui/di/use-presenter';
import { productMessages } from '#src/ui/messages/product-messages';
import { LazyPartsPresenter } from './lazy-parts.presenter';
import styles from './gift-card-slot.module.css';

/** Where it is said who gets a gift card. The form's code comes after the page and finds room of its own height. */
export function GiftCardSlot({ product }: { readonly product: Product }) {
  const { loadBuyGiftCard } = usePresenter(LazyPartsPresenter);
  return (
    <div className={styles.slot} data-open={product.sku === openGiftCard || undefined}>
      <LazyView load={loadBuyGiftCard} props={{ product }}>
        <noscript>
          <p>{productMessages.giftCard.withoutScript}</p>
        </noscript>
        <Skeleton label={productMessages.giftCard.loading}>
          <SkeletonText lines={6} />
        </Skeleton>
      </LazyView>
    </div>
  );
}
