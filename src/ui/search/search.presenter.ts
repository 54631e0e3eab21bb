import { reaction } from 'mobx';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { popularWines } from '#src/domain/catalogue/popular-wines';
import type { Product } from '#src/domain/catalogue/product';
import type { SearchEntry } from '#src/domain/search/search-entry';
import type { SearchGroup } from '#src/domain/search/search-results';
import { searchWords } from '#src/domain/search/search-text';
import { LiveOffers } from '#src/ui/catalogue/shared/live-offers';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { SearchAnswer } from './search-answer';
import { readSearchQuery, type SearchQuery, shownEntries } from './search-query';

const popularCount = 4;

interface Given {
  readonly search: string;
}

export class SearchPresenter implements Presenter {
  static readonly uses = {
    answer: SearchAnswer,
    content: ContentReader,
    variants: VariantReader,
    events: EventTracker,
  };
  static readonly isShared = false;

  readonly answer: SearchAnswer;

  /** Undefined until the page is hydrated, because its document was built without parameters. */
  search: string | undefined = undefined;
  private readonly live: LiveOffers;
  private readonly catalogue: Resource<readonly Product[]>;

  constructor(
    private readonly use: Used<typeof SearchPresenter.uses>,
    private readonly given: Given,
  ) {
    this.answer = use.answer;
    this.live = new LiveOffers(use.variants);
    this.catalogue = new Resource(async () => popularWines((await use.content.readCatalogue()).products, popularCount));
    // A shopper who comes back sees the page as they left it at once: else it would be too short for the scroll
    // position.
    const { text } = readSearchQuery(new URLSearchParams(given.search));
    if (text !== '' && use.answer.isCurrent && use.answer.asked === text) this.search = given.search;
    autoObservable(this);
  }

  mount(): () => void {
    const stopQuery = reaction(
      () => this.given.search,
      (search) => this.show(search),
      { fireImmediately: true },
    );
    const stopOffers = reaction(
      () => this.shownSkus,
      (skus) => void this.live.load(skus.filter((sku) => !this.live.bySku.has(sku))),
      { fireImmediately: true, equals: (one, other) => one.join() === other.join() },
    );
    return () => {
      stopQuery();
      stopOffers();
    };
  }

  get query(): SearchQuery {
    return readSearchQuery(new URLSearchParams(this.search ?? ''));
  }

  /** Undefined until there are results for the text in the address. Leaves out discontinued products. */
  get groups(): readonly SearchGroup[] | undefined {
    if (!this.answer.isCurrent || this.answer.asked !== this.query.text) return undefined;
    return this.answer.groups
      ?.map(({ kind, entries }) => ({ kind, entries: entries.filter((entry) => !this.isRemoved(entry)) }))
      .filter(({ entries }) => entries.length > 0);
  }

  get total(): number {
    return this.groups?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
  }

  get hasWords(): boolean {
    return searchWords(this.query.text).length > 0;
  }

  /** Popular wines are for shoppers without a search text or without results. */
  get popular(): readonly Product[] {
    return this.catalogue.value ?? [];
  }

  current(product: Product): Product {
    return this.live.current(product);
  }

  retry(): void {
    void this.answer.ask(this.query.text);
  }

  private get shownSkus(): readonly string[] {
    const products = this.answer.groups?.find(({ kind }) => kind === 'products')?.entries ?? [];
    return shownEntries(products, 'products', this.query).flatMap(({ product }) => product?.sku ?? []);
  }

  private show(search: string): void {
    this.search = search;
    const { text } = this.query;
    void this.answerAndLeadOn(text);
  }

  private async answerAndLeadOn(text: string): Promise<void> {
    if (this.hasWords) await this.answer.ask(text);
    else this.answer.forget();
    if (this.groups) this.use.events.track('searched', { terms: searchWords(text).length, results: this.total });
    if (this.total === 0 && !this.answer.error) await this.catalogue.ensure();
  }

  private isRemoved({ product }: SearchEntry): boolean {
    const { bySku } = this.live;
    return product !== undefined && bySku.has(product.sku) && !bySku.get(product.sku);
  }
}
