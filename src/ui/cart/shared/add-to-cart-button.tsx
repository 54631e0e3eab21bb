import { observer } from 'mobx-react-lite';
import type { Product } from '#src/domain/catalogue/product';
import type { Cents } from '#src/domain/money/money';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';
import { StockNoticesPresenter } from '#src/ui/catalogue/shared/stock-notices.presenter';
import { Button, LinkButton } from '#src/ui/kit/button';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { addToCartMessages } from './add-to-cart-messages';
import { AddToCartPresenter } from './add-to-cart.presenter';
import styles from './add-to-cart-button.module.css';

export interface AddToCartButtonProps {
  readonly product: Pick<Product, 'sku' | 'slug' | 'name' | 'stock' | 'price'>;
  readonly quantity?: number;
  readonly prepaid?: PrepaidPlan | undefined;
  /** Covers all prepaid deliveries of one unit. */
  readonly prepaidPrice?: Cents | undefined;
  /** True on a shelf: the red button is for the main action of a view. */
  readonly shelf?: boolean;
}

/** A sold-out product links to the back-in-stock form instead, where there is one. */
export const AddToCartButton = observer(function AddToCartButton({
  product,
  quantity = 1,
  prepaid,
  prepaidPrice,
  shelf,
}: AddToCartButtonProps) {
  const cart = usePresenter(AddToCartPresenter);
  const notices = usePresenter(StockNoticesPresenter);
  const failure = cart.failure(product.sku);
  if (product.stock.kind === 'out-of-stock') {
    if (!notices.areOffered) return null;
    return (
      <LinkButton
        variant="secondary"
        small={shelf}
        to={`/products/${product.slug}/#back-in-stock`}
        aria-label={addToCartMessages.tellNamed(product.name)}
      >
        {addToCartMessages.tell}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        variant={shelf ? 'secondary' : 'primary'}
        small={shelf}
        busy={cart.additions.of(product.sku).isBusy}
        busyLabel={addToCartMessages.adding}
        aria-label={addToCartMessages.addNamed(product.name)}
        onClick={() =>
          void cart.add(
            prepaid ? { sku: product.sku, name: product.name, price: prepaidPrice } : product,
            quantity,
            prepaid,
          )
        }
      >
        {addToCartMessages.add}
      </Button>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </>
  );
});
