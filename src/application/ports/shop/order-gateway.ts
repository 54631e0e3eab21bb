import { token } from '#src/application/ports/token';
import type { GiftNote, Order, OrderKey } from '#src/domain/cart/order';
import type { Part } from '#src/domain/catalogue/product';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';

/** The request for a new line (spec §7 line_items). */
export interface NewLine {
  readonly sku: string;
  readonly quantity: number;
  /** The cans of a pack that the shopper put together. */
  readonly parts?: readonly Part[];
  readonly prepaid?: PrepaidPlan;
  /** Repeats the line (spec §7 subscriptionLineItem). */
  readonly subscription?: { readonly interval: Interval; readonly endDate?: Day };
  /** The amount of a gift card whose amount the shopper chooses. */
  readonly giftCardAmount?: Cents;
  /** The price of one unit on the page. Not sent: the server's own price is compared with it. */
  readonly price?: Cents;
}

/** Fields of an order besides its lines; absent ones stay as they are. */
export interface OrderFields {
  readonly referralIdentifier?: string;
  readonly specialInstructions?: string;
  readonly giftNote?: GiftNote;
}

/**
 * Orders on the shop back end (spec §7 Shop back end). Every method rejects with GatewayError: `unauthorized` for an
 * order that is not the key's, or that is complete and can no longer change; `locked` while another request holds the order.
 */
export interface OrderGateway {
  /** Creates an order that holds these lines, of which there is at least one (docs/adr/0016). `not_found` for an unknown sku. */
  create(lines: readonly NewLine[]): Promise<Order>;
  read(key: OrderKey): Promise<Order>;
  /**
   * The signed-in customer's newest order that is not complete; undefined when there is none, for a guest, or when it is of
   * another store of the back end.
   */
  readCurrent(): Promise<Order | undefined>;
  /** Makes the signed-in customer the owner of an order. `locked` while another request holds it. */
  associateUser(key: OrderKey): Promise<Order>;
  /**
   * Adds a line, or raises the quantity of the one that is the same already: sku, parts, plan and interval. `not_found`
   * for an unknown sku; `unprocessable_entity` for parts, a plan or an amount that the back end does not sell.
   */
  addLine(key: OrderKey, line: NewLine): Promise<void>;
  /** Sets a line's quantity, one or more. `not_found` when the line no longer exists. */
  changeLine(key: OrderKey, lineItemId: string, quantity: number): Promise<void>;
  /** Removes a line. `not_found` when it no longer exists. */
  removeLine(key: OrderKey, lineItemId: string): Promise<void>;
  /** Changes fields of the order (spec §7 PATCH orders). A running checkout starts over. */
  update(key: OrderKey, fields: OrderFields): Promise<Order>;
  /** Removes all lines, codes and shipments; the order keeps its number, token and address. */
  empty(key: OrderKey): Promise<void>;
  /** Attaches a code. `unprocessable_entity` with `codeDenial` when it is denied. */
  applyPromoCode(key: OrderKey, code: string): Promise<void>;
  /** Detaches a code. `unprocessable_entity` when it is not on the order. */
  removePromoCode(key: OrderKey, code: string): Promise<void>;
}

export const OrderGateway = token<OrderGateway>('OrderGateway');
