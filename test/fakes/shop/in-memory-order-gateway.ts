import type { NewLine, OrderFields, OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { oneLine } from '#src/domain/text/one-line';
import type { InMemoryShop } from './in-memory-shop';
import { optionsOf, priceOf, requireOptions, sameOptions } from './line-options';
import { denial } from './promotion-rules';
import { deniedCode, insufficientStock, invalid, notFound, unauthorized } from './refusals';
import type { WorldPromotion } from './shop-world';
import type { StoredLine, StoredOrder } from './stored-order';

/** More of one thing than the server takes. */
const largestQuantity = 10_000;

export class InMemoryOrderGateway implements OrderGateway {
  constructor(private readonly shop: InMemoryShop) {}

  create(lines: readonly NewLine[]): Promise<Order> {
    return this.shop.run('create', () => {
      lines.forEach((line) => this.requireLine(line));
      const order = this.shop.open();
      const { customer } = this.shop;
      if (customer) Object.assign(order, { userId: customer.id, email: customer.email });
      lines.forEach((line) => this.add(order, line));
      return this.shop.tell(order);
    });
  }

  read(key: OrderKey): Promise<Order> {
    return this.shop.run('read', () => this.shop.tell(this.shop.readable(key), key));
  }

  readCurrent(): Promise<Order | undefined> {
    return this.shop.run('readCurrent', () => {
      const order = this.shop.currentOrder();
      return order && this.shop.tell(order);
    });
  }

  associateUser(key: OrderKey): Promise<Order> {
    return this.shop.run('associateUser', () => {
      const { id, email } = this.shop.requireCustomer();
      const order = this.shop.changeable(key);
      if (order.userId !== undefined && order.userId !== id) throw unauthorized();
      order.userId = id;
      if (email !== undefined) order.email = email;
      return this.shop.tell(order);
    });
  }

  addLine(key: OrderKey, line: NewLine): Promise<void> {
    return this.shop.run('addLine', () => {
      const order = this.shop.changeable(key);
      this.requireLine(line);
      this.add(order, line);
      this.startOver(order);
    });
  }

  changeLine(key: OrderKey, lineItemId: string, quantity: number): Promise<void> {
    return this.shop.run('changeLine', () => {
      const order = this.shop.changeable(key);
      const line = lineOf(order, lineItemId);
      requireQuantity(quantity, 0);
      this.setQuantity(line, quantity);
      order.lines = order.lines.filter((candidate) => candidate.quantity > 0);
      this.startOver(order);
      // The server removes the line first and then finds no line to answer with.
      if (quantity === 0) throw notFound();
    });
  }

  removeLine(key: OrderKey, lineItemId: string): Promise<void> {
    return this.shop.run('removeLine', () => {
      const order = this.shop.changeable(key);
      const line = lineOf(order, lineItemId);
      order.lines = order.lines.filter((candidate) => candidate !== line);
      this.startOver(order);
    });
  }

  update(key: OrderKey, fields: OrderFields): Promise<Order> {
    return this.shop.run('update', () => {
      const order = this.shop.changeable(key);
      requireLengths(fields);
      order.fields = { ...order.fields, ...fields };
      if (this.shop.variations.noteChange === 'restarts-checkout') this.startOver(order);
      return this.shop.tell(order);
    });
  }

  empty(key: OrderKey): Promise<void> {
    return this.shop.run('empty', () => {
      const order = this.shop.changeable(key);
      order.lines = [];
      order.promotions = [];
      order.shipments = [];
    });
  }

  applyPromoCode(key: OrderKey, code: string): Promise<void> {
    return this.shop.run('applyPromoCode', () => {
      const order = this.shop.changeable(key);
      const promotion = this.shop.lookUp(() => this.promotion(code), order);
      const refusal = denial(promotion, order, this.shop.timesUsed(promotion));
      if (refusal) throw refusal;
      order.promotions.push(promotion);
    });
  }

  removePromoCode(key: OrderKey, code: string): Promise<void> {
    return this.shop.run('removePromoCode', () => {
      const order = this.shop.changeable(key);
      const promotion = this.shop.lookUp(() => this.promotion(code), order);
      if (!order.promotions.includes(promotion)) {
        throw deniedCode('not_applied', 'The coupon code you are trying to remove is not present on this order.');
      }
      order.promotions = order.promotions.filter((candidate) => candidate !== promotion);
    });
  }

  private promotion(code: string): WorldPromotion {
    const wanted = code.trim().toLowerCase();
    const promotion = this.shop.world.promotions.find((candidate) => candidate.code === wanted);
    if (!promotion) throw deniedCode('not_found', "The coupon code you entered doesn't exist. Please try again.");
    return promotion;
  }

  private requireLine(line: NewLine): void {
    requireOptions(this.shop.variant(line.sku), line, this.shop.world);
    requireQuantity(line.quantity, 1);
    if ((line.prepaid ?? line.subscription) && this.shop.variations.subscriptions === 'not-sold')
      throw invalid({ base: ['The requested item cannot be subscribed'] });
  }

  private add(order: StoredOrder, line: NewLine): void {
    const variant = this.shop.variant(line.sku);
    const options = optionsOf(line);
    const present = order.lines.find(
      (candidate) => candidate.variant === variant && sameOptions(candidate.options, options),
    );
    requireQuantity((present?.quantity ?? 0) + line.quantity, 1);
    const target = present ?? {
      id: this.shop.nextId('line'),
      variant,
      options,
      price: priceOf(variant, options, this.shop.world),
      quantity: 0,
      giftCards: [],
    };
    this.setQuantity(target, target.quantity + line.quantity);
    if (!present) order.lines.push(target);
  }

  /** A running checkout survives a change of the lines only where the engine keeps it. */
  private startOver(order: StoredOrder): void {
    if (this.shop.variations.cartChange === 'keeps-checkout' && order.lines.length > 0) return;
    order.shipments = [];
    if (order.state !== 'cart') order.state = order.lines.length > 0 ? 'address' : 'cart';
  }

  /** Every unit of a gift-card line has a card; of those that go, the newest without a recipient goes first. */
  private setQuantity(line: StoredLine, quantity: number): void {
    const { variations } = this.shop;
    if (line.variant.giftCard && quantity > 100) throw invalid({ quantity: ['must be less than or equal to 100'] });
    const isShort = !line.variant.backOrderable && quantity > this.shop.onHand(line.variant);
    if (isShort && quantity > line.quantity && variations.overStock === 'refused-in-the-cart')
      throw insufficientStock();
    line.quantity = quantity;
    if (!line.variant.giftCard) return;
    while (line.giftCards.length < quantity)
      line.giftCards.push({ id: this.shop.nextId('gift-card'), amount: line.price, isFilled: false });
    while (line.giftCards.length > quantity) {
      const newestEmpty = line.giftCards.map(({ isFilled }) => isFilled).lastIndexOf(false);
      line.giftCards.splice(newestEmpty === -1 ? line.giftCards.length - 1 : newestEmpty, 1);
    }
  }
}

/** Characters that fit on the packing slip, and on the card that goes with a present. */
function requireLengths({ specialInstructions = '', giftNote }: OrderFields): void {
  const texts: readonly (readonly [string, string, number])[] = [
    ['special_instructions', specialInstructions, 500],
    ['gift_note.from', giftNote?.from ?? '', 60],
    ['gift_note.recipient', giftNote?.recipient ?? '', 60],
    ['gift_note.note', giftNote?.note ?? '', 300],
  ];
  const unplain = texts.filter(([field, text]) => /from|recipient/.test(field) && text.trim() !== oneLine(text));
  if (unplain.length > 0)
    throw invalid(Object.fromEntries(unplain.map(([field]) => [field, ['has invisible or unusual characters']])));
  const tooLong = texts.filter(([, text, most]) => Array.from(text).length > most);
  if (tooLong.length > 0)
    throw invalid(
      Object.fromEntries(tooLong.map(([field, , most]) => [field, [`is too long (maximum is ${most} characters)`]])),
    );
}

function lineOf(order: StoredOrder, id: string): StoredLine {
  const line = order.lines.find((candidate) => candidate.id === id);
  if (!line) throw notFound();
  return line;
}

function requireQuantity(quantity: number, least: 0 | 1): void {
  if (Number.isInteger(quantity) && quantity >= least && quantity <= largestQuantity) return;
  throw invalid({
    quantity: [quantity < least ? 'must be greater than 0' : `must be less than or equal to ${largestQuantity}`],
  });
}
