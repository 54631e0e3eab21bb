import type { Order } from '#src/domain/cart/order';
import { notesOf } from '#src/domain/cart/order-notes';
import { orderNotesMessages } from '#src/ui/messages/order-notes-messages';
import styles from './cart-lines.module.css';

/** Whether anything was written along with an order. */
export function hasNotes(order: Order): boolean {
  return Object.values(notesOf(order)).some((text) => text !== '');
}

/** What was written along with an order, to be read again. */
export function OrderNotesText({ order }: { readonly order: Order }) {
  const { instructions, from, recipient, note } = notesOf(order);
  const fromTo = orderNotesMessages.fromTo(from, recipient);
  return (
    <div className={styles.notes}>
      {instructions !== '' && <p>{instructions}</p>}
      {(note !== '' || fromTo !== '') && (
        <div>
          {fromTo !== '' && <p className="note">{fromTo}</p>}
          {note !== '' && <p>{note}</p>}
        </div>
      )}
    </div>
  );
}
