import type { Order, OrderKey } from '../../../domain/cart/order';

/** What a new line asks for (spec §7 line_items). */
export interface NewLine {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Orders on the shop back end (spec §7 Shop back end). Every method rejects with GatewayError: `unauthorized` for an
 * order that is not the key's, or that is complete and can no longer change; status 409 while the order is locked.
 */
export interface OrderGateway {
  /** Creates an order that holds these lines; with none, an empty one. `not_found` for an unknown sku. */
  create(lines: readonly NewLine[]): Promise<Order>;
  read(key: OrderKey): Promise<Order>;
  /** The signed-in customer's newest order that is not complete; undefined when there is none, or for a guest. */
  readCurrent(): Promise<Order | undefined>;
  /** Makes the signed-in customer the owner of an order. Status 409 while it is locked. */
  associateUser(key: OrderKey): Promise<Order>;
  /** Adds a line, or raises the quantity of the one that holds this sku already. `not_found` for an unknown sku. */
  addLine(key: OrderKey, line: NewLine): Promise<void>;
  /** Sets a line's quantity, one or more. `not_found` when the line is gone. */
  changeLine(key: OrderKey, lineItemId: number, quantity: number): Promise<void>;
  /** Removes a line. `not_found` when it is gone already. */
  removeLine(key: OrderKey, lineItemId: number): Promise<void>;
  /** Drops all lines, codes and shipments; the order keeps its number, token and address. */
  empty(key: OrderKey): Promise<void>;
  /** Attaches a code. `unprocessable_entity` with `reason` and the server's message when it is denied. */
  applyPromoCode(key: OrderKey, code: string): Promise<void>;
  /** Detaches a code. `unprocessable_entity` when it is not on the order. */
  removePromoCode(key: OrderKey, code: string): Promise<void>;
}
