import type { Order } from '#src/domain/cart/order';
import { CartPresenter } from '#src/ui/cart/cart.presenter';
import { OrderNotesPresenter } from '#src/ui/cart/order-notes.presenter';
import { RemovalPresenter } from '#src/ui/cart/removal.presenter';
import { AddToCartPresenter } from '#src/ui/cart/shared/add-to-cart.presenter';
import { PayWithGiftCardPresenter } from '#src/ui/gift-card/parts/pay-with-gift-card.presenter';
import { PromoCodePresenter } from '#src/ui/promo-code/parts/promo-code.presenter';
import type { ShopDocument } from '#test/model/support/shop-document';
import type { Tab } from '#test/model/support/tab';
import type { Visit } from '#test/model/support/visit';
import { TabCommand } from './shop-command';

export class AddLine extends TabCommand {
  constructor(
    index: number,
    private readonly sku: string,
    private readonly quantity: number,
  ) {
    super(index, { sku, quantity });
  }

  protected async doIn(_tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    const { sku, quantity } = this;
    const before = unitsOf(await visit.serverCart(document), sku);
    await document.visit('/shop/');
    const buttons = document.present(AddToCartPresenter);
    await visit.act('adding a line', () => buttons.add({ sku, name: sku }, quantity));
    if (unitsOf(await visit.serverCart(document), sku) === before + quantity) return;
    visit.expectSaid(`${this.toString()} was not done`, buttons.failure(sku), document.notification);
  }
}

export class ChangeQuantity extends TabCommand {
  constructor(
    index: number,
    private readonly line: number,
    private readonly quantity: number,
  ) {
    super(index, { line, quantity });
  }

  protected async doIn(_tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    const cart = await openCart(document, visit);
    const id = cart.lines[this.line]?.id;
    if (id === undefined) return;
    await visit.act('changing a quantity', () => cart.changeQuantity(id, this.quantity));
    const line = (await visit.serverCart(document))?.lineItems.find((one) => one.id === id);
    if (line?.quantity === this.quantity) return;
    visit.expectSaid(
      `${this.toString()} was not done`,
      cart.lines.find((row) => row.id === id)?.failure,
      document.notification,
    );
  }
}

export class RemoveLine extends TabCommand {
  constructor(
    index: number,
    private readonly line: number,
  ) {
    super(index, { line });
  }

  protected async doIn(_tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    const cart = await openCart(document, visit);
    const removal = document.present(RemovalPresenter);
    const id = cart.lines[this.line]?.id;
    if (id === undefined) return;
    await visit.act('removing a line', () => removal.remove(id));
    if (!(await visit.serverCart(document))?.lineItems.some((one) => one.id === id)) return;
    visit.expectSaid(
      `${this.toString()} was not done`,
      cart.lines.find((row) => row.id === id)?.failure,
      document.notification,
    );
  }
}

export class EnterPromoCode extends TabCommand {
  constructor(
    index: number,
    private readonly code: string,
  ) {
    super(index, { code });
  }

  protected async doIn(_tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    await openCart(document, visit);
    const codes = document.present(PromoCodePresenter);
    codes.form.type('code', this.code);
    await visit.act('applying a code', () => codes.apply());
    if (JSON.stringify((await visit.serverCart(document)) ?? {}).includes(`"${this.code.toLowerCase()}"`)) return;
    visit.expectSaid(
      `${this.toString()} was not done`,
      codes.form.problems.code,
      codes.pending[0]?.code,
      document.notification,
    );
  }
}

export class RemovePromoCode extends TabCommand {
  protected async doIn(_tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    await openCart(document, visit);
    const codes = document.present(PromoCodePresenter);
    const code = codes.codes[0]?.code;
    if (code === undefined) return;
    await visit.act('removing a code', () => codes.remove(code));
    if (!codes.codes.some((one) => one.code === code)) return;
    visit.expectSaid(`${this.toString()} was not done`, codes.removalProblem, document.notification);
  }
}

/** Pays with a gift card of this visit, or takes off the one that pays. */
export class UseGiftCard extends TabCommand {
  constructor(
    index: number,
    private readonly card: keyof Visit['giftCards'],
  ) {
    super(index, { card });
  }

  protected async doIn(_tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    await openCart(document, visit);
    const cards = document.present(PayWithGiftCardPresenter);
    const [applied] = cards.cards;
    if (applied) {
      await visit.act('removing a gift card', () => cards.remove(applied));
      if (cards.cards.length > 0)
        visit.expectSaid(`${this.toString()} was not removed`, cards.removalProblem, document.notification);
      return;
    }
    cards.form.type('code', visit.giftCards[this.card]);
    await visit.act('applying a gift card', () => cards.apply());
    if (cards.cards.length === 0)
      visit.expectSaid(`${this.toString()} was not applied`, cards.form.problems.code, document.notification);
  }
}

export class WriteNote extends TabCommand {
  protected async doIn(_tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    await openCart(document, visit);
    if (!visit.shownCart(document)) return;
    const notes = document.present(OrderNotesPresenter);
    const text = `Note of ${visit.shoppers.mark}`;
    const isSaved = visit.shownCart(document)?.specialInstructions === text;
    notes.type('instructions', text);
    await visit.act('writing a note', () => notes.save());
    // Nothing is sent for a note that the cart has: another tab may have saved it, and placed the order since.
    if (isSaved || (await visit.serverCart(document))?.specialInstructions === text) return;
    visit.expectSaid(`${this.toString()} was not saved`, notes.failureIn('order'), document.notification);
    if (visit.shownCart(document) && notes.notes.instructions !== text) visit.silences.push('a note was lost');
  }
}

/** Waits until the cart is there, or said to be missing. */
async function openCart(document: ShopDocument, visit: Visit): Promise<CartPresenter> {
  await document.visit('/cart/');
  const cart = document.present(CartPresenter);
  await visit.pass(3000);
  if (!cart.shown.isLoaded) visit.expectSaid('the cart did not come', cart.shown.loadFailure);
  return cart;
}

function unitsOf(order: Order | undefined, sku: string): number {
  const lines = order?.lineItems.filter((line) => line.sku === sku) ?? [];
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
