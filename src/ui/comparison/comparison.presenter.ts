import { reaction } from 'mobx';
import { ContentReader } from '#src/application/ports/content/content-reader';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { comparedFromText, maximumCompared, replaceCompared } from '#src/domain/comparison/comparison';
import type { ProductContent } from '#src/domain/page/page-content';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { wineTypeMessages } from '#src/ui/catalogue/shared/wine-type-messages';
import { compareMessages } from '#src/ui/comparison/shared/comparison-messages';
import { ComparisonState } from '#src/ui/comparison/shared/comparison-state';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { comparePageMessages } from './compare-page-messages';

interface Given {
  /** The skus in the address, such as "RED-1,WHITE-1". */
  readonly cans: string;
}

export interface ComparisonRow {
  readonly label: string;
  readonly values: readonly string[];
}

interface Comparison {
  readonly wines: readonly Product[];
  readonly pages: readonly ProductContent[];
  readonly unknown: readonly string[];
}

export class ComparisonPresenter implements Presenter {
  static readonly uses = { content: ContentReader, comparison: ComparisonState, liveMessage: LiveMessageState };
  static readonly isShared = false;

  private readonly loaded: Resource<Comparison>;

  constructor(
    private readonly use: Used<typeof ComparisonPresenter.uses>,
    private readonly given: Given,
  ) {
    this.loaded = new Resource(() => this.load());
    autoObservable(this);
  }

  mount(): () => void {
    this.use.comparison.restore();
    return reaction(
      () => this.given.cans,
      () => void this.retry(),
      { fireImmediately: true },
    );
  }

  /** This tab's choice, for an address that names no cans. */
  get chosen(): readonly string[] {
    return this.given.cans === '' ? this.use.comparison.skus : [];
  }

  /** Puts a can into a place, or empties the place, and returns the skus for the address. */
  choose(place: number, sku: string | undefined): readonly string[] {
    const before = this.skus;
    const after = replaceCompared(before, place, sku);
    // An address without cans would bring back the cans that this tab still keeps.
    this.use.comparison.replaceAll(after);
    const removed = before
      .filter((other) => !after.includes(other))
      .map((other) => compareMessages.removed(this.nameOf(other)));
    const added = sku === undefined ? [] : [compareMessages.added(this.nameOf(sku))];
    this.use.liveMessage.announce([...removed, ...added].join('. '));
    return after;
  }

  /** Cans that are known stay while others load; after a failure they are those of another address. */
  get view(): 'loading' | 'failed' | 'shown' {
    if (this.loaded.error) return 'failed';
    return this.loaded.value ? 'shown' : 'loading';
  }

  get failure(): string | undefined {
    return describeFailure(this.loaded.error);
  }

  get pages(): readonly ProductContent[] {
    return this.loaded.value?.pages ?? [];
  }

  get skus(): readonly string[] {
    return this.pages.map(({ product }) => product.sku);
  }

  get wines(): readonly Product[] {
    return this.loaded.value?.wines ?? [];
  }

  get problems(): readonly string[] {
    const unknown = this.loaded.value?.unknown ?? [];
    const isTooMany = this.given.cans.split(',').filter((sku) => sku.trim() !== '').length > maximumCompared;
    return [
      ...(unknown.length > 0 ? [comparePageMessages.unknown(unknown)] : []),
      ...(isTooMany ? [comparePageMessages.tooMany] : []),
    ];
  }

  get rows(): readonly ComparisonRow[] {
    const { pages } = this;
    const labels = [...new Set(pages.flatMap(({ facts }) => facts.map(({ label }) => label)))];
    const row = (label: string, valueOf: (page: ProductContent) => string | undefined) => ({
      label,
      values: pages.map((page) => valueOf(page) ?? comparePageMessages.absent),
    });
    return [
      row(comparePageMessages.rating, ({ product: { rating } }) =>
        rating ? contentMessages.score(rating.score, rating.count) : comparePageMessages.unrated,
      ),
      row(comparePageMessages.color, ({ product: { wineType } }) => wineType && wineTypeMessages[wineType]),
      row(productMessages.tastesOf, ({ tastingNotes }) => tastingNotes.join(', ') || undefined),
      ...labels.map((label) => row(label, ({ facts }) => facts.find((fact) => fact.label === label)?.value)),
      row(productMessages.goesWith, ({ pairings }) => pairings.join(', ') || undefined),
      row(productMessages.madeBy, ({ product }) => product.makerName),
    ];
  }

  retry(): Promise<void> {
    return this.loaded.reload();
  }

  private nameOf(sku: string): string {
    return this.wines.find((wine) => wine.sku === sku)?.name ?? sku;
  }

  private async load(): Promise<Comparison> {
    const skus = comparedFromText(this.given.cans);
    const { products } = await this.use.content.readCatalogue();
    const wines = products.filter(({ family }) => family === 'wine');
    const known = skus.flatMap((sku) => wines.find((wine) => wine.sku === sku) ?? []);
    const pages = await Promise.all(known.map(({ slug }) => this.use.content.readPage(`/products/${slug}/`)));
    if (skus.length > 0) this.use.comparison.replaceAll(known.map(({ sku }) => sku));
    return {
      wines: [...wines].sort((a, b) => a.name.localeCompare(b.name)),
      pages: pages.filter((page): page is ProductContent => page?.kind === 'product'),
      unknown: skus.filter((sku) => !known.some((wine) => wine.sku === sku)),
    };
  }
}
