import { ChangeCart } from '#src/application/cart/change-cart';
import { type NewLine, OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { JoinChoice } from '#src/domain/club/club-join';
import { type ClubLineStep, clubLineSteps, isInCart } from '#src/domain/club/club-lines';

/**
 * Puts the chosen delivery into the cart as recurring lines (spec §4 Club join, §7 subscriptionLineItem). Lines of an
 * earlier choice or of an interrupted attempt are changed into this one, so nothing is there twice.
 */
export class AddClubToCart {
  static readonly dependencies: DependenciesOf<typeof AddClubToCart> = [OrderGateway, ChangeCart];

  constructor(
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  /** Rejects with GatewayError; the same call then continues where this one stopped. */
  execute(choice: JoinChoice): Promise<Order> {
    return this.changeCart.executeOrCreate(
      {
        send: (key) => this.send(key, choice),
        isDone: (after) => isInCart(after, choice),
      },
      () => this.orders.create(choice.box.cans.map(({ sku, quantity }) => newLine(sku, quantity, choice))),
    );
  }

  private async send(key: OrderKey, choice: JoinChoice): Promise<Order> {
    let order = await this.orders.read(key);
    // A second round repairs a call that the browser sent twice after its connection broke.
    for (let round = 1; round <= 2 && !isInCart(order, choice); round += 1) {
      for (const step of clubLineSteps(order, choice)) await this.sendStep(key, step, choice);
      order = await this.orders.read(key);
    }
    return order;
  }

  private sendStep(key: OrderKey, step: ClubLineStep, choice: JoinChoice): Promise<void> {
    switch (step.kind) {
      case 'remove':
        return this.orders.removeLine(key, step.lineItemId);
      case 'change':
        return this.orders.changeLine(key, step.lineItemId, step.quantity);
      case 'add':
        return this.orders.addLine(key, newLine(step.sku, step.quantity, choice));
    }
  }
}

function newLine(sku: string, quantity: number, { interval }: JoinChoice): NewLine {
  return { sku, quantity, subscription: { interval } };
}
