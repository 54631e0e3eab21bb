import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Disclosure } from '#src/ui/kit/disclosure';
import { tintStyle, TintedPicture } from '#src/ui/kit/picture';
import { QuantityStepper } from '#src/ui/kit/quantity-stepper';
import { groupOrderMessages } from './group-order-messages';
import type { GroupOrderPresenter, ItemRow } from './group-order.presenter';
import styles from './item-choice.module.css';

const { gets: messages } = groupOrderMessages;

export const ItemChoice = observer(function ItemChoice({ page }: { readonly page: GroupOrderPresenter }) {
  const { products, addons, most } = page;
  const isAnyAddon = addons.some(({ quantity }) => quantity > 0);
  return (
    <div className="stack">
      <Items rows={products} most={most} onChoose={(sku, quantity) => page.choose('products', sku, quantity)} />
      {addons.length > 0 && (
        <Disclosure summary={messages.addons} open={isAnyAddon || undefined}>
          <Items rows={addons} most={most} onChoose={(sku, quantity) => page.choose('addons', sku, quantity)} />
        </Disclosure>
      )}
    </div>
  );
});

interface ItemsProps {
  readonly rows: readonly ItemRow[];
  readonly most: number;
  readonly onChoose: (sku: string, quantity: number) => void;
}

function Items({ rows, most, onChoose }: ItemsProps) {
  return (
    <ul className={`stack gap-3 ${styles.items}`} role="list">
      {rows.map(({ product, price, quantity, isSoldOut }) => (
        <li key={product.sku} className={`cluster gap-4 row-gap-3 ${styles.item}`} style={tintStyle(product.tint)}>
          <TintedPicture className={styles.picture} picture={product.picture} />
          <div className={styles.words}>
            <Link to={`/products/${product.slug}/`} className={`tap ${styles.name}`} translate="no">
              {product.name}
            </Link>
            <p translate="no">{price}</p>
            <p className="note">{isSoldOut ? messages.soldOut : product.tagline}</p>
          </div>
          {(!isSoldOut || quantity > 0) && (
            <QuantityStepper
              label={messages.quantity(product.name)}
              decreaseLabel={messages.less(product.name)}
              increaseLabel={messages.more(product.name)}
              value={quantity}
              min={0}
              max={isSoldOut ? quantity : most}
              onChange={(next) => onChoose(product.sku, next)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
