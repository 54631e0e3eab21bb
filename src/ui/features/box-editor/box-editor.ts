import { reaction } from 'mobx';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Logger } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';
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
import type { BoxedProduct } from '#src/domain/content/page-content';
import { autoObservable } from '#src/ui/state/auto-observable';

/** Milliseconds of quiet before the address follows: browsers refuse one that changes all the time. */
export const addressDelay = 300;

/** A can to choose. */
export interface CanView {
  readonly product: Product;
  readonly chosen: number;
  /** As many as fit and are there. */
  readonly most: number;
}

/**
 * A box of a size that a shopper fills can by can. The cans come from the build; today's prices and stock replace theirs as
 * soon as they are known. The address of the page says what is chosen, so that it can be linked, reloaded and walked with
 * Back.
 */
export class BoxEditor {
  choice: PackChoice = emptyChoice(0);
  /** Why not all is chosen that was asked for. */
  notice: string | undefined = undefined;
  private built: readonly Product[] = [];
  private offers: ReadonlyMap<string, VariantOffer> | undefined = undefined;
  private heldOf: (sku: string) => number = () => 0;
  private search: string | undefined = undefined;

  constructor(
    private readonly variants: VariantReader,
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {
    autoObservable(this, { search: false, heldOf: false });
  }

  /** What can be in the box. Of a can that the box holds already it may keep as many, though the shelf is empty today. */
  setProducts(products: readonly Product[], heldOf: (sku: string) => number = () => 0): void {
    this.built = products;
    this.heldOf = heldOf;
  }

  /** Today's prices and stock, when the page has asked for them itself. */
  setOffers(offers: readonly VariantOffer[]): void {
    this.offers = new Map(offers.map((offer) => [offer.sku, offer]));
  }

  /**
   * Gets today's prices and stock, and takes out of the choice what is gone since; the notice says so. Without an answer
   * those of the build stay.
   */
  async refresh(notice: string): Promise<void> {
    try {
      this.setOffers(await this.variants.readBySkus(this.built.map(({ sku }) => sku)));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn('Prices and stock of the cans stay those of the build', { code: error.code });
    }
    const { choice, isAsWritten } = choiceFromText(choiceToText(this.choice), this.size, (sku) =>
      this.maxQuantityOf(sku),
    );
    if (!isAsWritten) this.start(choice, notice);
  }

  get products(): readonly Product[] {
    return this.built.map((product) => {
      const offer = this.offers?.get(product.sku);
      return offer ? { ...product, price: offer.price, stock: offer.stock } : product;
    });
  }

  /** Whether prices and stock are those of today. */
  get isPriceKnown(): boolean {
    return this.offers !== undefined;
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

  /** Every can, chosen or not. */
  get cans(): readonly CanView[] {
    return this.products.map((product) => {
      const chosen = chosenOf(this.choice, product.sku);
      return { product, chosen, most: Math.min(this.maxQuantityOf(product.sku), chosen + this.missing) };
    });
  }

  /** The chosen cans, in the order in which they were chosen. */
  get contents(): readonly BoxedProduct[] {
    return this.choice.cans.flatMap(({ sku, quantity }) => {
      const product = this.products.find((one) => one.sku === sku);
      return product ? [{ quantity, product }] : [];
    });
  }

  /** Whether the shop sells it today, as far as that is known. */
  isSold(sku: string): boolean {
    return this.built.some((product) => product.sku === sku) && (!this.offers || this.offers.has(sku));
  }

  /** As many of a can as the box may hold; none of what is not sold. */
  maxQuantityOf(sku: string): number {
    return this.isSold(sku) ? Math.max(this.available(sku), this.heldOf(sku)) : 0;
  }

  /** Begins with a choice, or goes back to one; the notice says why it is not what was asked for. */
  start(choice: PackChoice, notice?: string): void {
    this.choice = choice;
    this.notice = notice;
  }

  choose(sku: string, quantity: number): void {
    this.start(setCans(this.choice, sku, Math.min(quantity, this.maxQuantityOf(sku))));
  }

  /** Takes note of an address; false when it is the one that was read or written last. */
  isNewAddress(search: string): boolean {
    if (search === this.search) return false;
    this.search = search;
    return true;
  }

  /**
   * Keeps the address up to date with what is chosen; returns the way to stop. It is written once the choice stands still.
   * What is written is what is chosen then: the shopper may have gone on to another address while it waited.
   */
  writeAddress(describe: () => string, write: (search: string) => void): () => void {
    let cancel = (): void => undefined;
    const stop = reaction(describe, () => {
      cancel();
      cancel = this.scheduler.after(addressDelay, () => {
        const search = describe();
        if (this.isNewAddress(search)) write(search);
      });
    });
    return () => {
      stop();
      cancel();
    };
  }

  private available(sku: string): number {
    const stock = this.products.find((product) => product.sku === sku)?.stock;
    if (!stock || stock.kind === 'out-of-stock') return 0;
    return this.offers?.get(sku)?.unitsLeft ?? (stock.kind === 'few' ? stock.left : Infinity);
  }
}
