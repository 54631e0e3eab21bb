import { reaction, runInAction } from 'mobx';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ReplaceLine, type ReplacementOutcome } from '#src/application/cart/replace-line';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';
import type { OwnPack } from '#src/domain/catalogue/catalogue-content';
import { choiceFromText, choiceToText, emptyChoice, resizeChoice } from '#src/domain/catalogue/pack-choice';
import type { Product } from '#src/domain/catalogue/product';
import type { WineType } from '#src/domain/catalogue/wine-kinds';
import { addMoney, type Cents, multiplyMoney, noMoney } from '#src/domain/money/money';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';
import { CartAdditions } from '#src/ui/cart/shared/cart-additions';
import { BoxEditor, type CanView } from '#src/ui/catalogue/shared/box-editor';
import { ownPackMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { type PackAddress, packSearch, readPackAddress } from '#src/ui/catalogue/shared/pack-address';
import type { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';

/** All builders share one addition, so that a shopper who leaves and comes back cannot add a second pack. */
const additionId = 'own-pack';

export type GivenPack = {
  readonly product: Product;
  readonly ownPack: OwnPack;
  readonly search: string;
  /** False where its deliveries cannot be prepaid, whatever the address says. */
  readonly isPrepayable: boolean;
  readonly write: (search: string) => void;
};

/** Presents building a pack can by can (spec §3 Line item: parts). The address holds the choice. */
export class PackBuilderPresenter implements Presenter {
  static readonly uses = {
    box: BoxEditor,
    addLine: AddLineToCart,
    replaceLine: ReplaceLine,
    cart: CartState,
    additions: CartAdditions,
  };
  static readonly isShared = false;

  readonly box: BoxEditor;

  wineType: WineType | undefined = undefined;
  plan: PrepaidPlan | undefined = undefined;
  private lineItemId: string | undefined = undefined;

  constructor(
    private readonly use: Used<typeof PackBuilderPresenter.uses>,
    private readonly given: GivenPack,
  ) {
    this.box = use.box;
    autoObservable(this);
    this.readAddress();
  }

  mount(): () => void {
    // A failure of an earlier visit no longer matters.
    this.adding.clear();
    void this.box.refresh(ownPackMessages.notThere);
    const stopReading = reaction(
      () => this.given.search,
      () => this.readAddress(),
      { fireImmediately: true },
    );
    const stopWriting = this.box.writeAddress(
      () => packSearch(this.address),
      (search) => this.given.write(search),
    );
    return () => {
      stopReading();
      stopWriting();
    };
  }

  /** Leaves out types without cans. */
  get wineTypes(): readonly WineType[] {
    return [...new Set(this.box.products.flatMap(({ wineType }) => wineType ?? []))];
  }

  get cans(): readonly CanView[] {
    return this.box.cans.filter(({ product }) => this.wineType === undefined || product.wineType === this.wineType);
  }

  /** Includes those that the filter hides. */
  get contents(): readonly string[] {
    return this.box.contents.map(({ quantity, product }) => ownPackMessages.part(quantity, product.name));
  }

  get price(): Cents {
    return addMoney(
      noMoney,
      ...this.box.contents.map(({ quantity, product }) => multiplyMoney(product.price, quantity)),
    );
  }

  /** Rounding matters least for the most expensive can, so its prepaid price is queried. */
  get dearestSku(): string | undefined {
    const chosen = this.box.cans.filter((can) => can.chosen > 0).map(({ product }) => product);
    return chosen.sort((a, b) => b.price - a.price)[0]?.sku;
  }

  /** True when this changes a pack that is in the cart. */
  get isChange(): boolean {
    return this.changedLine !== undefined;
  }

  get adding(): Action {
    return this.use.additions.of(additionId);
  }

  /** Keeps as many cans as fit. */
  searchFor(size: number): string {
    return packSearch({ ...this.address, cans: choiceToText(resizeChoice(this.box.choice, size)) });
  }

  startOver(): void {
    this.box.start(emptyChoice(this.box.size));
  }

  narrow(wineType: WineType | undefined): void {
    this.wineType = wineType;
  }

  choosePlan(plan: PrepaidPlan | undefined): void {
    this.plan = plan;
  }

  async add({ sku, name }: Pick<Product, 'sku' | 'name'>): Promise<void> {
    if (!this.box.isFull) return;
    const quantity = this.changedLine?.quantity ?? 1;
    const line: NewLine = {
      sku,
      quantity,
      parts: this.box.choice.cans,
      ...(this.plan ? { prepaid: this.plan } : { price: this.price }),
    };
    const result = await this.use.additions.add(additionId, () => this.send(line));
    if (result.kind !== 'done') return;
    const { kind } = result.value;
    const notice = ownPackMessages.done[kind](name);
    runInAction(() => (this.lineItemId = undefined));
    this.box.start(this.box.choice, kind === 'old-one-stays' ? notice : undefined);
    this.use.additions.show(notice);
  }

  /** Starts with the choice in the address, unless the box wrote it. */
  private readAddress(): void {
    const { search, ownPack, product, isPrepayable } = this.given;
    if (!this.box.setAddress(search)) return;
    this.box.setProducts(ownPack.cans);
    const { cans, wineType, plan, lineItemId } = readPackAddress(search);
    const { choice, isAsWritten } = choiceFromText(cans, product.composedOf ?? 0, (sku) => this.box.maxQuantityOf(sku));
    this.box.start(choice, isAsWritten ? undefined : ownPackMessages.notAsWritten);
    this.wineType = wineType;
    this.plan = isPrepayable ? plan : undefined;
    this.lineItemId = lineItemId;
  }

  private get address(): PackAddress {
    const { wineType, plan, lineItemId } = this;
    return {
      cans: choiceToText(this.box.choice),
      ...(wineType && { wineType }),
      ...(plan && { plan }),
      ...(lineItemId !== undefined && { lineItemId }),
    };
  }

  private get changedLine(): LineItem | undefined {
    return this.use.cart.current?.lineItems.find(({ id }) => id === this.lineItemId);
  }

  private async send(line: NewLine): Promise<ReplacementOutcome> {
    if (this.lineItemId !== undefined) return this.use.replaceLine.execute(this.lineItemId, line);
    await this.use.addLine.execute(line);
    return { kind: 'added' };
  }
}
