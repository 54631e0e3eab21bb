import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import type { ReplaceLine, ReplacementOutcome } from '#src/application/cart/replace-line';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { LineItem } from '#src/domain/cart/line-item';
import {
  choiceFromText,
  choiceToText,
  chosenCans,
  chosenOf,
  emptyChoice,
  isFull,
  type PackChoice,
  remaining,
  resizeChoice,
  setCans,
} from '#src/domain/catalogue/pack-choice';
import type { Product, WineType } from '#src/domain/catalogue/product';
import { addMoney, type Cents, multiplyMoney, noMoney } from '#src/domain/money/money';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';
import type { Presenter } from '#src/ui/di/use-presenter';
import type { CanView } from '#src/ui/features/box-editor/can-steppers';
import type { LiveOffers } from '#src/ui/features/box-editor/live-offers';
import { type PackAddress, packSearch, readPackAddress } from '#src/ui/features/box-editor/pack-address';
import { writeAddress } from '#src/ui/features/box-editor/write-address';
import { describeFailure } from '#src/ui/messages/failures';
import { ownPackMessages } from '#src/ui/messages/own-pack-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { CartFlyoutState } from '#src/ui/state/cart-flyout-state';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

const adding = 'add-own-pack';

/** A pack that is put together can by can (spec §3 Line item: parts). The address says what is chosen. */
export class PackBuilderPresenter implements Presenter {
  choice: PackChoice = emptyChoice(0);
  wineType: WineType | undefined = undefined;
  plan: PrepaidPlan | undefined = undefined;
  /** Why not all is chosen that was asked for. */
  notice: string | undefined = undefined;
  private lineItemId: string | undefined = undefined;
  private lastSearch: string | undefined = undefined;

  constructor(
    private readonly cans: LiveOffers,
    private readonly addLine: AddLineToCart,
    private readonly replaceLine: ReplaceLine,
    private readonly cart: CartState,
    private readonly flyout: CartFlyoutState,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
    private readonly scheduler: Scheduler,
  ) {
    makeAutoObservable<PackBuilderPresenter, 'cans' | 'lastSearch'>(
      this,
      { choice: observableRef, plan: observableRef, cans: false, lastSearch: false },
      { autoBind: true },
    );
  }

  mount(): () => void {
    // What was refused on another page is no news here.
    this.tracker.clear(adding);
    void this.refresh();
    return () => undefined;
  }

  /** Takes up what the address says; an address that was written here is no news. */
  open(size: number, cans: readonly Product[], search: string): void {
    if (search === this.lastSearch) return;
    this.lastSearch = search;
    this.cans.setProducts(cans);
    const { cans: text, wineType, plan, lineItemId } = readPackAddress(search);
    const { choice, isAsWritten } = choiceFromText(text, size, (sku) => this.cans.maxQuantityOf(sku));
    this.choice = choice;
    this.wineType = wineType;
    this.plan = plan;
    this.lineItemId = lineItemId;
    this.notice = isAsWritten ? undefined : ownPackMessages.notAsWritten;
  }

  /** Keeps the address up to date while the view lives. */
  follow(write: (search: string) => void): () => void {
    return writeAddress(
      this.scheduler,
      () => packSearch(this.address),
      (search) => {
        if (search === this.lastSearch) return;
        this.lastSearch = search;
        write(search);
      },
    );
  }

  get size(): number {
    return this.choice.size;
  }

  get chosen(): number {
    return chosenCans(this.choice);
  }

  get missing(): number {
    return remaining(this.choice);
  }

  get isFull(): boolean {
    return this.size > 0 && isFull(this.choice);
  }

  /** Wine types of which there are cans. */
  get wineTypes(): readonly WineType[] {
    return [...new Set(this.cans.all.flatMap(({ wineType }) => wineType ?? []))];
  }

  /** The cans in sight. */
  get views(): readonly CanView[] {
    const fitting = this.cans.all.filter((can) => this.wineType === undefined || can.wineType === this.wineType);
    return fitting.map((product) => {
      const chosen = chosenOf(this.choice, product.sku);
      return { product, chosen, most: Math.min(this.cans.maxQuantityOf(product.sku), chosen + remaining(this.choice)) };
    });
  }

  /** What is chosen, kind by kind, also what a filter hides. */
  get contents(): readonly string[] {
    const nameOf = (sku: string) => this.cans.all.find((can) => can.sku === sku)?.name ?? sku;
    return this.choice.cans.map(({ sku, quantity }) => ownPackMessages.part(quantity, nameOf(sku)));
  }

  /** What the cans cost together. */
  get price(): Cents {
    return addMoney(
      noMoney,
      ...this.cans.all.map(({ sku, price }) => multiplyMoney(price, chosenOf(this.choice, sku))),
    );
  }

  /** Whether the prices are those of today. */
  get isPriceKnown(): boolean {
    return this.cans.isKnown;
  }

  /** The can by which the saving of repeated deliveries is asked for: rounding weighs least in the dearest. */
  get dearestSku(): string | undefined {
    const chosen = this.cans.all.filter(({ sku }) => chosenOf(this.choice, sku) > 0);
    return chosen.sort((a, b) => b.price - a.price)[0]?.sku;
  }

  /** Whether this changes a pack that is in the cart. */
  get isChange(): boolean {
    return this.changedLine !== undefined;
  }

  get isAdding(): boolean {
    return this.tracker.isBusy(adding);
  }

  get failure(): string | undefined {
    const error = this.tracker.errorOf(adding);
    return error && describeFailure(error);
  }

  /** Where the same cans, or those that fit, stand in a pack of another size. */
  searchFor(size: number): string {
    return packSearch({ ...this.address, cans: choiceToText(resizeChoice(this.choice, size)) });
  }

  choose(sku: string, quantity: number): void {
    this.choice = setCans(this.choice, sku, Math.min(quantity, this.cans.maxQuantityOf(sku)));
    this.notice = undefined;
  }

  clear(): void {
    this.choice = emptyChoice(this.size);
    this.notice = undefined;
  }

  narrow(wineType: WineType | undefined): void {
    this.wineType = wineType;
  }

  choosePlan(plan: PrepaidPlan | undefined): void {
    this.plan = plan;
  }

  /** Puts the full pack into the cart, or in the place of the one that is being changed. */
  async add({ sku, name }: Pick<Product, 'sku' | 'name'>): Promise<void> {
    if (!this.isFull) return;
    const quantity = this.changedLine?.quantity ?? 1;
    const line: NewLine = {
      sku,
      quantity,
      parts: this.choice.cans,
      ...(this.plan ? { prepaid: this.plan } : { price: this.price }),
    };
    const outcome = await this.tracker.run(adding, () => this.send(line));
    if (!outcome) return;
    const news = ownPackMessages.done[outcome.kind](name);
    this.liveMessage.announce(news);
    runInAction(() => {
      this.lineItemId = undefined;
      this.notice = outcome.kind === 'old-one-stays' ? news : undefined;
    });
    this.flyout.open();
  }

  /** Brings today's prices and stock; what is gone since is taken out of the choice, and that is said. */
  private async refresh(): Promise<void> {
    await this.cans.refresh();
    const { choice, isAsWritten } = choiceFromText(choiceToText(this.choice), this.size, (sku) =>
      this.cans.maxQuantityOf(sku),
    );
    if (isAsWritten) return;
    runInAction(() => {
      this.choice = choice;
      this.notice = ownPackMessages.notThere;
    });
  }

  private get address(): PackAddress {
    const { wineType, plan, lineItemId } = this;
    return {
      cans: choiceToText(this.choice),
      ...(wineType && { wineType }),
      ...(plan && { plan }),
      ...(lineItemId !== undefined && { lineItemId }),
    };
  }

  private get changedLine(): LineItem | undefined {
    return this.cart.current?.lineItems.find(({ id }) => id === this.lineItemId);
  }

  private async send(line: NewLine): Promise<ReplacementOutcome> {
    if (this.lineItemId !== undefined) return this.replaceLine.execute(this.lineItemId, line);
    await this.addLine.execute(line);
    return { kind: 'added' };
  }
}
