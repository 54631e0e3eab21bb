import { CartPresenter } from '#src/ui/cart/cart.presenter';
import { AddToCartPresenter } from '#src/ui/cart/shared/add-to-cart.presenter';
import { CheckoutPresenter } from '#src/ui/checkout/checkout.presenter';
import { PaymentStepPresenter } from '#src/ui/checkout/payment-step.presenter';
import { ConfirmationPresenter } from '#src/ui/orders/confirmation.presenter';
import { confirmationAddress } from '#test/model/support/open-address';
import type { ShopDocument } from '#test/model/support/shop-document';
import type { Tab } from '#test/model/support/tab';
import type { Visit } from '#test/model/support/visit';
import { TabCommand } from './shop-command';

/** A page is left while a response is on its way: other tabs learn of the change when they look again. */
abstract class LeavingCommand extends TabCommand {
  protected override async happen(visit: Visit): Promise<void> {
    visit.isTroubled = true;
    await super.happen(visit);
  }
}

/** Presses a button and loads another page before the answer has come. */
export class LeaveWhileAdding extends LeavingCommand {
  constructor(
    index: number,
    private readonly sku: string,
  ) {
    super(index, { sku });
  }

  protected async doIn(tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    await document.visit('/shop/');
    void document.present(AddToCartPresenter).add({ sku: this.sku, name: this.sku });
    await visit.browser.network.busy();
    await tab.load('/cart/');
  }
}

/** Chooses a quantity and loads another page before it was sent. */
export class LeaveWithQuantity extends LeavingCommand {
  constructor(
    index: number,
    private readonly quantity: number,
  ) {
    super(index, { quantity });
  }

  protected async doIn(tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    await document.visit('/cart/');
    const cart = document.present(CartPresenter);
    await visit.pass(3000);
    const id = cart.lines[0]?.id;
    if (id !== undefined) void cart.changeQuantity(id, this.quantity);
    await tab.load('/shop/');
  }
}

export class LeaveWhileGoingToPay extends LeavingCommand {
  protected async doIn(tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    await document.visit('/checkout/');
    const checkout = document.present(CheckoutPresenter);
    await visit.pass(4000);
    if (checkout.stepFor(null) !== 'payment') return;
    const step = document.present(PaymentStepPresenter);
    step.consents.age.give(true);
    const { isFree } = checkout;
    const { needsAdult } = checkout.shown;
    void step.pay({ needsAdult, isFree });
    await visit.browser.network.busy();
    await tab.load('/shop/');
  }
}

/** Closes the tab in which the order is being completed. */
export class CloseWhileSettling extends LeavingCommand {
  override check(visit: Readonly<Visit>): boolean {
    return super.check(visit) && visit.returnAddress !== undefined;
  }

  protected async doIn(tab: Tab, _document: ShopDocument, visit: Visit): Promise<void> {
    const document = await tab.load(visit.returnAddress!);
    await document.visit('/order/confirmation/:number/:id/');
    void document.present(ConfirmationPresenter).open(confirmationAddress(document.address));
    await visit.browser.network.busy();
    await visit.closeTab(tab);
  }
}
