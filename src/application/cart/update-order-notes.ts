import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { notesOf, type OrderNotes, sameNotes, writtenNotes } from '#src/domain/cart/order-notes';
import { ChangeCart } from './change-cart';

/**
 * Saves the notes of the order (spec §7 PATCH orders). This restarts a running checkout, so only the cart offers it; checkout
 * then resumes automatically.
 */
export class UpdateOrderNotes {
  static readonly uses = { orders: OrderGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof UpdateOrderNotes.uses>) {}

  /** Rejects with GatewayError; `not_found` when there is no cart. */
  execute(typed: OrderNotes): Promise<Order> {
    const notes = writtenNotes(typed);
    return this.use.changeCart.execute({
      send: (key) =>
        this.use.orders.update(key, {
          specialInstructions: notes.instructions,
          giftNote: { from: notes.from, recipient: notes.recipient, note: notes.note },
        }),
      isDone: (after) => sameNotes(notesOf(after), notes),
    });
  }
}
