import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { LineItemRow } from '../../components/line-item-row';
import { Notice } from '../../components/notice';
import { asPictureSource } from '../../components/picture-source';
import { cartWords } from '../../text/cart-words';
import styles from './cart.module.css';
import type { CartPresenter } from './cart.presenter';
import { LineQuantity } from './line-quantity';
import type { LineRow } from './line-row';

interface CartLineProps {
  readonly line: LineRow;
  readonly cart: CartPresenter;
  readonly onRemove: () => void;
}

/** One line of the cart with its quantity, its amount and the way to take it out. */
export const CartLine = observer(function CartLine({ line, cart, onRemove }: CartLineProps) {
  function remove(event: MouseEvent): void {
    // The second half of a double click is meant for the line that stood here a moment ago.
    if (event.detail < 2) onRemove();
  }

  return (
    <LineItemRow
      image={asPictureSource(line.picture)}
      tint={line.tint}
      pending={line.isPending}
      name={
        <Link to={line.to} data-focus={`line:${line.sku}`}>
          {line.name}
        </Link>
      }
      details={[line.details, `${line.price} ${cartWords.each}`].filter(Boolean).join(' · ')}
      stepper={<LineQuantity line={line} cart={cart} />}
      amounts={<span className={styles.amount}>{line.amount}</span>}
      remove={
        <Button variant="quiet" small aria-label={cartWords.removeNamed(line.name)} onClick={remove}>
          {cartWords.remove}
        </Button>
      }
      notice={<LineNotice line={line} />}
    />
  );
});

function LineNotice({ line: { failure, shortage, hint } }: { readonly line: LineRow }) {
  if (failure !== undefined) return <LineAlert tone="error" text={failure} />;
  if (shortage !== undefined) return <LineAlert tone="warning" text={shortage} />;
  return hint === undefined ? null : <p className="note">{hint}</p>;
}

function LineAlert({ tone, text }: { readonly tone: 'error' | 'warning'; readonly text: string }) {
  return (
    <Notice tone={tone}>
      <p>{text}</p>
    </Notice>
  );
}
