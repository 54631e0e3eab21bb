import { cancel, findPaymentSession, pay, type PaymentSession } from '#sandbox/shop/payment-sessions';
import { addressFields } from '#src/ui/address-book/shared/address-checks';
import { AddressStepPresenter } from '#src/ui/checkout/address-step.presenter';
import { CheckoutPresenter } from '#src/ui/checkout/checkout.presenter';
import { DeliveryStepPresenter } from '#src/ui/checkout/delivery-step.presenter';
import { PaymentStepPresenter } from '#src/ui/checkout/payment-step.presenter';
import { describeFailure } from '#src/ui/kit/failures';
import { openAddress } from '#test/model/support/open-address';
import type { ShopDocument } from '#test/model/support/shop-document';
import type { Tab } from '#test/model/support/tab';
import type { Visit } from '#test/model/support/visit';
import { ShopCommand, TabCommand } from './shop-command';

/** Types an address without sending it, or looks whether the typed text is still there. */
export class TypeAddress extends TabCommand {
  protected async doIn(tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    const checkout = await openCheckout(document, visit);
    if (!checkout.shown.order || checkout.stepFor('address') !== 'address') return;
    typeAddress(tab, document, visit, checkout);
  }
}

/** Goes through checkout from the order's step, until the payment page or an obstacle. */
export class CheckOut extends TabCommand {
  protected async doIn(tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    const checkout = await openCheckout(document, visit);
    if (checkout.shown.loadFailure !== undefined || checkout.shown.isEmpty || !checkout.shown.canCheckOut) return;
    const isAtFirst = checkout.stepFor(null) === checkout.steps[0];
    if (isAtFirst && !(await this.submitAddress(tab, document, visit, checkout))) return;
    if (checkout.stepFor(null) === 'delivery' && !(await this.submitDelivery(document, visit, checkout))) return;
    if (checkout.stepFor(null) === 'payment') await this.goToPay(tab, document, visit, checkout);
    else
      visit.expectSaid(
        `${this.toString()} fell back`,
        checkout.notice,
        describeFailure(checkout.actions.resume.error),
        document.notification,
      );
  }

  private async submitAddress(
    tab: Tab,
    document: ShopDocument,
    visit: Visit,
    checkout: CheckoutPresenter,
  ): Promise<boolean> {
    const step = typeAddress(tab, document, visit, checkout);
    const isAccepted = await visit.act('sending the address', () => step.submit());
    if (isAccepted) tab.typed = undefined;
    else
      visit.expectSaid(
        'the address was not taken',
        step.failure,
        step.entry.stateProblem,
        step.consents.age.problem,
        ...Object.values(step.entry.form.problems),
        document.notification,
      );
    return isAccepted;
  }

  private async submitDelivery(document: ShopDocument, visit: Visit, checkout: CheckoutPresenter): Promise<boolean> {
    const step = document.present(DeliveryStepPresenter);
    const isAccepted = await visit.act('sending the delivery', () => step.submit());
    if (!isAccepted)
      visit.expectSaid(
        'the delivery was not taken',
        describeFailure(step.actions.submitDelivery.error),
        describeFailure(checkout.actions.resume.error),
        checkout.notice,
        document.notification,
      );
    return isAccepted;
  }

  private async goToPay(tab: Tab, document: ShopDocument, visit: Visit, checkout: CheckoutPresenter): Promise<void> {
    const step = document.present(PaymentStepPresenter);
    step.consents.age.give(true);
    const { isFree } = checkout;
    const { needsAdult } = checkout.shown;
    await visit.act('going to pay', () => step.pay({ needsAdult, isFree }));
    const { leftFor, loadedPath } = document.window;
    if (leftFor !== undefined) tab.goToPaymentPage(sessionAt(leftFor), visit.shoppers.mark);
    else if (loadedPath !== undefined) await openAddress(tab, visit, loadedPath);
    else
      visit.expectSaid(
        'it did not go on to payment',
        step.failure,
        step.notice,
        checkout.loss,
        checkout.notice,
        describeFailure(checkout.actions.resume.error),
        document.notification,
      );
  }
}

type Ending = 'pays' | 'pays-and-closes' | 'pays-and-goes-back' | 'is-declined' | 'cancels' | 'goes-back' | 'closes';

export const endings: readonly Ending[] = [
  'pays',
  'pays',
  'pays',
  'pays-and-closes',
  'pays-and-goes-back',
  'is-declined',
  'cancels',
  'goes-back',
  'closes',
];

/** The shopper's actions at the payment page, in whichever tab it is open. */
export class AtPaymentPage extends ShopCommand {
  constructor(private readonly ending: Ending) {
    super({ ending });
  }

  override check({ tabs }: Readonly<Visit>): boolean {
    return tabs.some(({ paymentPage }) => paymentPage !== undefined);
  }

  protected async happen(visit: Visit): Promise<void> {
    const tab = visit.tabs.find(({ paymentPage }) => paymentPage !== undefined)!;
    const sessionId = tab.paymentPage!;
    const { shop } = visit.shop.sandbox;
    if (this.ending.startsWith('pays')) await pay(shop, sessionId, this.card(tab));
    if (this.ending === 'is-declined') await pay(shop, sessionId, { ...this.card(tab), number: '4111111111111112' });
    if (this.ending === 'cancels') await cancel(shop, sessionId);
    if (this.ending.endsWith('closes')) return visit.closeTab(tab);
    if (this.ending.endsWith('goes-back')) return tab.goBack();
    const session = await findPaymentSession(shop, sessionId);
    await openAddress(tab, visit, session ? wayBack(session) : '/checkout/');
  }

  /** Returns the card of the person who opened the payment page, even when another one sits there now. */
  private card({ payer }: Tab) {
    return { number: '4111111111111111', month: '01', year: '2031', name: payer };
  }
}

/** The address that the payment page led back to is opened once more: by Back, from the history, or twice. */
export class ReturnAgain extends TabCommand {
  override check(visit: Readonly<Visit>): boolean {
    return super.check(visit) && visit.returnAddress !== undefined;
  }

  protected async doIn(tab: Tab, _document: ShopDocument, visit: Visit): Promise<void> {
    await openAddress(tab, visit, visit.returnAddress!);
  }
}

async function openCheckout(document: ShopDocument, visit: Visit): Promise<CheckoutPresenter> {
  await document.visit('/checkout/');
  const checkout = document.present(CheckoutPresenter);
  await visit.pass(4000);
  if (!checkout.shown.isLoaded) visit.expectSaid('the cart did not come', checkout.shown.loadFailure);
  if (checkout.isPlaced || checkout.isResuming) visit.silences.push('checkout hangs');
  return checkout;
}

/** Types the whole address; earlier text has to stand there until then. */
function typeAddress(
  tab: Tab,
  document: ShopDocument,
  visit: Visit,
  checkout: CheckoutPresenter,
): AddressStepPresenter {
  const step = document.present(AddressStepPresenter, {
    isMailed: checkout.stepFor(null) === 'contact',
    needsAdult: checkout.shown.needsAdult,
  });
  const writer = visit.signedIn;
  const order = visit.shownCart(document)?.number;
  // It is typed for one order, and waits unseen while the server has ended its writer's session.
  const isExpected = tab.typed?.order === order && tab.typed?.writer === writer;
  if (isExpected && step.entry.form.values.name !== tab.typed?.name) visit.silences.push('a typed address was lost');
  for (const field of addressFields) step.entry.form.type(field, visit.shoppers.address[field]);
  step.consents.age.give(true);
  tab.typed = { name: visit.shoppers.address.name, order, writer: visit.signedIn };
  return step;
}

function wayBack({ state, returnUrls }: PaymentSession): string {
  return state === 'open' ? returnUrls.declined : returnUrls[state];
}

function sessionAt(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
