import { ChangeCart } from '#src/application/cart/change-cart';
import { type NewLine, OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { JoinChoice } from '#src/domain/club/club-join';
import { type ClubLineStep, clubLineSteps, isInCart } from '#src/domain/club/club-lines';

/**
 * Puts the chosen delivery into the cart as recurring lines (spec §4 Club join, §7 subscriptionLineItem). Lines of an
 * earlier choice or of an interrupted attempt are changed into this one, so nothing is there twice.
 */
export class AddClubToCart {
  static readonly uses = { orders: OrderGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof AddClubToCart.uses>) {}

  /** Rejects with GatewayError; the same call then continues where this one stopped. */
  execute(choice: JoinChoice): Promise<Order> {
    return this.use.changeCart.executeOrCreate(
      {
        send: (key) => this.send(key, choice),
        isDone: (after) => isInCart(after, choice),
      },
      () => this.use.orders.create(choice.box.cans.map(({ sku, quantity }) => newLine(sku, quantity, choice))),
    );
  }

  private async send(key: OrderKey, choice: JoinChoice): Promise<Order> {
    let order = await this.use.orders.read(key);
    // A second round repairs a call that the browser sent twice after its connection broke.
    for (let round = 1; round <= 2 && !isInCart(order, choice); round += 1) {
      for (const step of clubLineSteps(order, choice)) await this.sendStep(key, step, choice);
      order = await this.use.orders.read(key);
    }
    return order;
  }

  private sendStep(key: OrderKey, step: ClubLineStep, choice: JoinChoice): Promise<void> {
    switch (step.kind) {
      case 'remove':
        return this.use.orders.removeLine(key, step.lineItemId);
      case 'change':
        return this.use.orders.changeLine(key, step.lineItemId, step.quantity);
      case 'add':
        return this.use.orders.addLine(key, newLine(step.sku, step.quantity, choice));
    }
  }
}

function newLine(sku: string, quantity: number, { interval }: JoinChoice): NewLine {
  return { sku, quantity, subscription: { interval } };
}
