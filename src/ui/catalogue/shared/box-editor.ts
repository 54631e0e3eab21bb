import { reaction } from 'mobx';
import { type VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import {
  choiceFromText,
  choiceToText,
  chosenCans,
  chosenOf,
  emptyChoice,
  isFull,
  type PackChoice,
  remaining,
  setCans,
} from '#src/domain/catalogue/pack-choice';
import type { Product } from '#src/domain/catalogue/product';
import type { BoxedProduct } from '#src/domain/club/club-content';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { LiveOffers } from './live-offers';
import { canMessages } from './own-pack-messages';

/** Milliseconds without a change before the address is updated: browsers refuse too many updates. */
export const addressDelay = 300;

export interface CanView {
  readonly product: Product;
  readonly chosen: number;
  /** The highest quantity that fits and is in stock. */
  readonly most: number;
}

/** Prices and stock come from the build until today's are loaded. The address of the page holds the choice. */
export class BoxEditor {
  static readonly uses = { variants: VariantReader, scheduler: Scheduler, message: SettledMessage };
  static readonly isShared = false;

  choice: PackChoice = emptyChoice(0);
  /** Tells why the choice differs from the requested one. */
  notice: string | undefined = undefined;
  private built: readonly Product[] = [];
  private readonly live: LiveOffers;
  private heldOf: (sku: string) => number = () => 0;
  private search: string | undefined = undefined;

  constructor(private readonly use: Used<typeof BoxEditor.uses>) {
    this.live = new LiveOffers(use.variants);
    autoObservable(this, { search: false, heldOf: false });
  }

  /** `heldOf` tells how many the box holds already; it may keep these when they are sold out. */
  setProducts(products: readonly Product[], heldOf: (sku: string) => number = () => 0): void {
    this.built = products;
    this.heldOf = heldOf;
  }

  setOffers(offers: readonly VariantOffer[]): void {
    this.live.set(this.skus, offers);
  }

  /** Sets today's prices and stock, and removes cans that are no longer sold from the choice, which `describe` explains. */
  removeUnsold(offers: readonly VariantOffer[], describe: (names: readonly string[]) => string): void {
    this.setOffers(offers);
    const removed = this.contents.filter(({ product }) => !this.isSold(product.sku));
    if (removed.length === 0) return;
    this.start(
      removed.reduce((rest, { product }) => setCans(rest, product.sku, 0), this.choice),
      describe(removed.map(({ product }) => product.name)),
    );
  }

  /** Removes sold-out cans and shows the notice. When loading fails, prices and stock of the build stay. */
  async refresh(notice: string): Promise<void> {
    await this.live.load(this.skus);
    const { choice, isAsWritten } = choiceFromText(choiceToText(this.choice), this.size, (sku) =>
      this.maxQuantityOf(sku),
    );
    if (!isAsWritten) this.start(choice, notice);
  }

  get products(): readonly Product[] {
    return this.built.map((product) => this.live.current(product));
  }

  /** False while prices and stock are those of the build. */
  get isPriceKnown(): boolean {
    return this.live.bySku.size > 0;
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

  get cans(): readonly CanView[] {
    return this.products.map((product) => {
      const chosen = chosenOf(this.choice, product.sku);
      return { product, chosen, most: Math.min(this.maxQuantityOf(product.sku), chosen + this.missing) };
    });
  }

  /** Has the order in which they were chosen. */
  get contents(): readonly BoxedProduct[] {
    return this.choice.cans.flatMap(({ sku, quantity }) => {
      const product = this.products.find((one) => one.sku === sku);
      return product ? [{ quantity, product }] : [];
    });
  }

  /** Sold-out cans count as sold. */
  isSold(sku: string): boolean {
    return (
      this.built.some((product) => product.sku === sku) &&
      (!this.isPriceKnown || this.live.bySku.get(sku) !== undefined)
    );
  }

  maxQuantityOf(sku: string): number {
    return this.isSold(sku) ? Math.max(this.available(sku), this.heldOf(sku)) : 0;
  }

  /** The notice tells why the choice differs from the requested one. */
  start(choice: PackChoice, notice?: string): void {
    this.choice = choice;
    this.notice = notice;
  }

  /** Says how many there are of this can and of all when the changes stop, and that the box is full, in one message. */
  choose(sku: string, quantity: number): void {
    this.start(setCans(this.choice, sku, Math.min(quantity, this.maxQuantityOf(sku))));
    const name = this.built.find((product) => product.sku === sku)?.name;
    if (name === undefined) return;
    const chosen = canMessages.chosen(name, chosenOf(this.choice, sku));
    const all = [chosen, canMessages.progress(this.chosen, this.size), ...(this.isFull ? [canMessages.filled] : [])];
    this.use.message.announce(all.join('. '));
  }

  /** Returns false when the address is the one that was set or written last. */
  setAddress(search: string): boolean {
    if (search === this.search) return false;
    this.search = search;
    return true;
  }

  /** Describes the choice when the changes stop: the shopper may have opened another address meanwhile. */
  writeAddress(describe: () => string, write: (search: string) => void): () => void {
    let cancel = (): void => undefined;
    const stop = reaction(describe, () => {
      cancel();
      cancel = this.use.scheduler.after(addressDelay, () => {
        const search = describe();
        if (this.setAddress(search)) write(search);
      });
    });
    return () => {
      stop();
      cancel();
    };
  }

  private get skus(): readonly string[] {
    return this.built.map(({ sku }) => sku);
  }

  private available(sku: string): number {
    const stock = this.products.find((product) => product.sku === sku)?.stock;
    if (!stock || stock.kind === 'out-of-stock') return 0;
    return this.live.bySku.get(sku)?.unitsLeft ?? (stock.kind === 'few' ? stock.left : Infinity);
  }
}
