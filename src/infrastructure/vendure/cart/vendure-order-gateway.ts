import type { NewLine, OrderFields, OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import {
  addLine,
  applyPromoCode,
  changeLine,
  claimOrder,
  emptyOrder,
  readCurrentOrder,
  readOrder,
  removeLine,
  removePromoCode,
  startOrder,
  updateOrder,
} from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';
import { toNewLineInput } from './new-line-input';
import { toOrder } from './order-answer';

/** Orders of the engine, which are opened by number and token. */
export class VendureOrderGateway implements OrderGateway {
  constructor(private readonly calls: VendureCalls) {}

  async create(lines: readonly NewLine[]): Promise<Order> {
    const variables = { lines: lines.map(toNewLineInput) };
    return toOrder((await this.calls.send(startOrder, variables, { customer: 'known' })).startOrder);
  }

  async read(key: OrderKey): Promise<Order> {
    return toOrder((await this.calls.send(readOrder, {}, { key, customer: 'known' })).shopOrder);
  }

  async readCurrent(): Promise<Order | undefined> {
    const { currentOrder } = await this.calls.send(readCurrentOrder, {}, { customer: 'known' });
    return currentOrder && toOrder(currentOrder);
  }

  async associateUser(key: OrderKey): Promise<Order> {
    return toOrder((await this.calls.send(claimOrder, {}, { key, customer: 'needed' })).claimOrder);
  }

  async addLine(key: OrderKey, line: NewLine): Promise<void> {
    await this.calls.send(addLine, { line: toNewLineInput(line) }, { key });
  }

  async changeLine(key: OrderKey, id: string, quantity: number): Promise<void> {
    await this.calls.send(changeLine, { id, quantity }, { key });
  }

  async removeLine(key: OrderKey, id: string): Promise<void> {
    await this.calls.send(removeLine, { id }, { key });
  }

  async update(key: OrderKey, fields: OrderFields): Promise<Order> {
    return toOrder((await this.calls.send(updateOrder, { fields }, { key })).updateOrder);
  }

  async empty(key: OrderKey): Promise<void> {
    await this.calls.send(emptyOrder, {}, { key });
  }

  async applyPromoCode(key: OrderKey, code: string): Promise<void> {
    await this.calls.send(applyPromoCode, { code }, { key });
  }

  async removePromoCode(key: OrderKey, code: string): Promise<void> {
    await this.calls.send(removePromoCode, { code }, { key });
  }
}
