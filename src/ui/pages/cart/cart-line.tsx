import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { LineItemRow } from '../../components/line-item-row';
import { Notice } from '../../components/notice';
import { QuantityStepper } from '../../components/quantity-stepper';
import { maximumQuantity } from '../../../domain/cart/quantity';
import { asPictureSource } from '../../components/picture-source';
import { cartWords } from '../../text/cart-words';
import styles from './cart.module.css';
import type { CartPresenter } from './cart.presenter';
import type { LineRow } from './line-row';

/** One line of the cart with its quantity, its amount and the way to take it out. */
export const CartLine = observer(function CartLine({ line, cart }: { readonly line: LineRow; readonly cart: CartPresenter }) {
  return (
    <LineItemRow
      image={asPictureSource(line.picture)}
      tint={line.tint}
      pending={line.isPending}
      name={<Link to={line.to}>{line.name}</Link>}
      details={[line.details, `${line.price} ${cartWords.each}`].filter(Boolean).join(' · ')}
      stepper={
        <QuantityStepper
          label={cartWords.quantity(line.name)}
          decreaseLabel={cartWords.fewer(line.name)}
          increaseLabel={cartWords.more(line.name)}
          value={line.quantity}
          max={maximumQuantity}
          pending={line.isPending}
          onChange={(quantity) => void cart.changeQuantity(line.id, quantity)}
        />
      }
      amounts={<span className={styles.amount}>{line.amount}</span>}
      remove={
        <Button variant="quiet" small aria-label={cartWords.removeNamed(line.name)} onClick={() => void cart.remove(line.id)}>
          {cartWords.remove}
        </Button>
      }
      notice={<LineNotice line={line} />}
    />
  );
});

function LineNotice({ line }: { readonly line: LineRow }) {
  if (line.failure !== undefined) {
    return (
      <Notice tone="error">
        <p>{line.failure}</p>
      </Notice>
    );
  }
  if (!line.cannotBeBoughtAlone) return null;
  return <p className={styles.hint}>{cartWords.notAlone}</p>;
}
