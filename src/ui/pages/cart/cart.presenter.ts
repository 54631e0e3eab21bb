import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddLineToCart } from '../../../application/cart/add-line-to-cart';
import type { ChangeLineQuantity } from '../../../application/cart/change-line-quantity';
import type { DropUnsoldLines } from '../../../application/cart/drop-unsold-lines';
import type { RemoveLine } from '../../../application/cart/remove-line';
import type { RestoreCart } from '../../../application/cart/restore-cart';
import type { ContentReader } from '../../../application/ports/content/content-reader';
import { GatewayError } from '../../../application/ports/gateway-error';
import type { CartState } from '../../../application/ports/state/cart-state';
import type { LiveMessageState } from '../../../application/ports/state/live-message-state';
import { canBeBought } from '../../../domain/cart/individual-purchase';
import type { LineItem } from '../../../domain/cart/line-item';
import { summarise } from '../../../domain/cart/order-summary';
import { shownLines } from '../../../domain/cart/quantity-intents';
import { findProduct, type Catalogue } from '../../../domain/content/site-content';
import type { Mountable } from '../../di/use-presenter';
import type { ActionTracker } from '../../state/action-tracker';
import { cartWords } from '../../text/cart-words';
import { describeFailure } from '../../text/failures';
import { asLineRow, type LineRow } from './line-row';
import { asSummary, type Summary } from './summary';

const loading = 'restore-cart';

/** Presents the cart, on its page and in the flyout (spec §1 Cart and order handling). */
export class CartPresenter implements Mountable {
  /** The line removed last, for as long as it can be brought back. */
  removed: { readonly name: string; readonly undo: () => void } | undefined = undefined;
  /** Names of lines that were taken out because they are no longer sold (spec §5). */
  unsold: readonly string[] = [];
  private catalogue: Catalogue | undefined = undefined;

  constructor(
    private readonly cart: CartState,
    private readonly content: ContentReader,
    private readonly restoreCart: RestoreCart,
    private readonly dropUnsoldLines: DropUnsoldLines,
    private readonly addLine: AddLineToCart,
    private readonly changeLineQuantity: ChangeLineQuantity,
    private readonly removeLine: RemoveLine,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable<CartPresenter, 'catalogue'>(this, { removed: observableRef, unsold: observableRef, catalogue: observableRef }, { autoBind: true });
  }

  mount(): () => void {
    void this.tidyUp();
    return () => undefined;
  }

  get isLoaded(): boolean {
    return this.cart.isLoaded;
  }

  /** Why the stored cart could not be fetched. */
  get loadFailure(): string | undefined {
    const error = this.tracker.errorOf(loading);
    return error && describeFailure(error);
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  get lines(): readonly LineRow[] {
    const { current, intents } = this.cart;
    if (!current) return [];
    return shownLines(current, intents).map((shown) =>
      asLineRow(shown, this.catalogue && findProduct(this.catalogue, shown.line.sku), this.failureOf(shown.line)),
    );
  }

  get summary(): Summary | undefined {
    const { current } = this.cart;
    return current && asSummary(summarise(current), { isShippingKnown: current.shipments.length > 0, isPending: this.isPending });
  }

  /** Whether the order may go to checkout (spec §5 noIndividualPurchase). */
  get canCheckOut(): boolean {
    const { current } = this.cart;
    return current !== undefined && canBeBought(current);
  }

  private get isPending(): boolean {
    return this.lines.some(({ isPending }) => isPending);
  }

  async retryLoading(): Promise<void> {
    await this.tracker.run(loading, () => this.restoreCart.execute());
  }

  /** The steppers' wish for a line: shown at once, sent when the clicking stops. */
  async changeQuantity(lineItemId: number, quantity: number): Promise<void> {
    const key = lineKey(lineItemId);
    this.tracker.clear(key);
    try {
      await this.changeLineQuantity.execute(lineItemId, quantity);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.tracker.fail(key, error);
    }
  }

  async remove(lineItemId: number): Promise<void> {
    const line = this.cart.current?.lineItems.find(({ id }) => id === lineItemId);
    if (!line) return;
    const order = await this.tracker.run(lineKey(lineItemId), () => this.removeLine.execute(lineItemId));
    if (!order) return;
    const { name } = line.variant;
    this.liveMessage.announce(cartWords.removed(name));
    runInAction(() => (this.removed = { name, undo: () => void this.bringBack(line) }));
  }

  dismissRemoved(): void {
    this.removed = undefined;
  }

  private async bringBack(line: LineItem): Promise<void> {
    const { sku, quantity } = line;
    await this.tracker.run(`add-line:${sku}`, () => this.addLine.execute({ sku, quantity }));
    this.dismissRemoved();
  }

  /** Fetches what gives lines their colours, and takes out what is no longer sold. The cart works without either. */
  private async tidyUp(): Promise<void> {
    await this.tracker.run('read-catalogue', async () => {
      const catalogue = await this.content.readCatalogue();
      runInAction(() => (this.catalogue = catalogue));
      const unsold = await this.dropUnsoldLines.execute();
      runInAction(() => (this.unsold = unsold.map(({ variant }) => variant.name)));
    });
  }

  private failureOf(line: LineItem): string | undefined {
    const error = this.tracker.errorOf(lineKey(line.id));
    return error && describeFailure(error);
  }
}

function lineKey(lineItemId: number): string {
  return `line:${lineItemId}`;
}
