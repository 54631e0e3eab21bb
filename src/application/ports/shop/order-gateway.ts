import { token } from '#src/application/ports/token';
import type { GiftNote, Order, OrderKey } from '#src/domain/cart/order';
import type { Part } from '#src/domain/catalogue/product';
import type { Instant, Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';

/** The request for a new line (spec §7 line_items). */
export interface NewLine {
  readonly sku: string;
  readonly quantity: number;
  /** Of a pack that the shopper put together. */
  readonly parts?: readonly Part[];
  readonly prepaid?: PrepaidPlan;
  /** Repeats the line (spec §7 subscriptionLineItem). */
  readonly subscription?: { readonly interval: Interval; readonly endDate?: Instant };
  /** Of a gift card whose amount the shopper chooses. */
  readonly giftCardAmount?: Cents;
  /** Of one unit. Not sent: the server's own price is compared with it. */
  readonly price?: Cents;
}

/** Absent ones stay as they are. */
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
  /** At least one line (docs/adr/0004). `not_found` for an unknown sku. */
  create(lines: readonly NewLine[]): Promise<Order>;
  read(key: OrderKey): Promise<Order>;
  /** The newest that is not complete; undefined without one, for a guest, and for another store of the back end. */
  readCurrent(): Promise<Order | undefined>;
  /** `locked` while another request holds the order. */
  associateUser(key: OrderKey): Promise<Order>;
  /** Raises the quantity of an equal line. `not_found` for an unknown sku; `unprocessable_entity` when not sold so. */
  addLine(key: OrderKey, line: NewLine): Promise<void>;
  /** One or more. `not_found` when the line no longer exists. */
  changeLine(key: OrderKey, lineItemId: string, quantity: number): Promise<void>;
  /** `not_found` when it no longer exists. */
  removeLine(key: OrderKey, lineItemId: string): Promise<void>;
  /** A running checkout starts over (spec §7 PATCH orders). */
  update(key: OrderKey, fields: OrderFields): Promise<Order>;
  /** Removes lines, codes and shipments; number, token and address stay. */
  empty(key: OrderKey): Promise<void>;
  /** `unprocessable_entity` with `codeDenial` when it is denied. */
  applyPromoCode(key: OrderKey, code: string): Promise<void>;
  /** `unprocessable_entity` when it is not on the order. */
  removePromoCode(key: OrderKey, code: string): Promise<void>;
}

export const OrderGateway = token<OrderGateway>('OrderGateway');
