import { reaction } from 'mobx';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { type ClubSize, parseClubSize } from '#src/domain/club/club-discount';
import { heldCans, heldOf, isHeld } from '#src/domain/club/customization';
import { otherClubSize } from '#src/domain/club/size-change';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { obstacleTo } from '#src/domain/subscription/subscription-actions';
import { BoxEditor, type CanView } from '#src/ui/catalogue/shared/box-editor';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';
import { describeNextBox, describePrice, describeResizing, describeSaved, type Resizing } from './box-facts';
import { BoxSaving } from './box-saving';
import { CansOnOffer } from './cans-on-offer';
import { customizeMessages as messages } from './customize-messages';
import { askedSize, draftSearch, startingBox } from './starting-box';

export type CustomizeSituation = 'loading' | 'failed' | 'unknown' | 'over' | 'choosing';

/** The subscription never changes while the presenter lives. */
export type GivenBox = {
  readonly subscriptionId: string | undefined;
  readonly search: string;
  readonly write: (search: string) => void;
};

/** The address holds the draft (spec §2 /account/club/customize/, §3 canClub.customization). */
export class CustomizePresenter implements Presenter {
  static readonly uses = {
    box: BoxEditor,
    known: SubscriptionStore,
    cansOnOffer: CansOnOffer,
    saving: BoxSaving,
    liveMessage: LiveMessageState,
    clock: Clock,
  };
  static readonly isShared = false;

  readonly box: BoxEditor;
  readonly saving: BoxSaving;

  private isStarted = false;

  constructor(
    private readonly use: Used<typeof CustomizePresenter.uses>,
    private readonly given: GivenBox,
  ) {
    this.box = use.box;
    this.saving = use.saving;
    this.box.setAddress(given.search);
    autoObservable(this);
  }

  mount(): () => void {
    const stopReading = reaction(
      () => this.given.search,
      (search) => this.box.setAddress(search) && this.isStarted && this.startBox(),
      { fireImmediately: true },
    );
    const stopWaiting = this.use.known.mount();
    const stopLoading = reaction(
      () => this.isChangeable && !this.use.known.isLoading,
      (isReady) => isReady && void this.load(),
      { fireImmediately: true },
    );
    const stopWriting = this.box.writeAddress(
      () => draftSearch(this.newSize, this.isChanged ? this.box.choice : undefined),
      (search) => this.given.write(search),
    );
    return () => {
      stopReading();
      stopWaiting();
      stopLoading();
      stopWriting();
    };
  }

  get subscription(): Subscription | undefined {
    return this.use.known.find(this.given.subscriptionId);
  }

  get situation(): CustomizeSituation {
    if (!this.use.known.value) return this.use.known.error ? 'failed' : 'loading';
    if (!this.subscription) return this.use.known.mayBring(this.given.subscriptionId) ? 'loading' : 'unknown';
    if (!this.isChangeable) return 'over';
    if (this.failure !== undefined) return 'failed';
    return this.isStarted ? 'choosing' : 'loading';
  }

  get failure(): string | undefined {
    if (!this.use.known.value) return messages.unreachable;
    return this.use.cansOnOffer.failure;
  }

  get isRetrying(): boolean {
    return this.use.known.isLoading || this.use.cansOnOffer.isLoading;
  }

  get facts(): readonly string[] {
    return this.subscription ? describeNextBox(this.subscription, this.use.clock.now()) : [];
  }

  get price(): ReturnType<typeof describePrice> | undefined {
    const { subscription, box } = this;
    return subscription && describePrice(subscription, box, this.use.known.value ?? []);
  }

  /** Undefined while the box keeps its size. */
  get resizing(): Resizing | undefined {
    const { subscription, newSize, box } = this;
    if (!subscription || newSize === undefined || !this.isStarted) return undefined;
    return describeResizing(subscription, newSize, box, this.use.known.value ?? []);
  }

  /** Undefined while the box cannot change its size, or is changing it. */
  get otherSize(): ClubSize | undefined {
    return this.subscription && this.newSize === undefined ? otherClubSize(this.subscription) : undefined;
  }

  get cans(): readonly CanView[] {
    return this.box.cans.filter(({ product }) => this.box.isSold(product.sku));
  }

  /** In a smaller box, the cans that may stay come first. */
  get stayingCans(): readonly CanView[] {
    const { subscription, newSize } = this;
    if (!subscription || newSize === undefined || newSize > cansPerDelivery(subscription)) return [];
    return this.cans.filter(({ product }) => heldOf(subscription, product.sku) > 0);
  }

  /** False while the choice equals the subscription's cans. */
  get isChanged(): boolean {
    return this.subscription !== undefined && this.isStarted && !isHeld(this.subscription, this.box.choice);
  }

  get savedText(): string | undefined {
    const { isSaved, newSize } = this.saving;
    return isSaved && this.subscription ? describeSaved(this.subscription, newSize) : undefined;
  }

  choose(sku: string, quantity: number): void {
    this.box.choose(sku, quantity);
    this.saving.forget();
  }

  reset(): void {
    this.startBox('');
    this.saving.forget();
  }

  retry(): void {
    if (this.use.known.value) void this.load();
    else void this.use.known.reload();
  }

  /** The cans are for every delivery from now on. */
  async save(): Promise<void> {
    const { subscription } = this;
    if (!subscription || !this.box.isFull || !this.isChanged || this.saving.isBusy) return;
    const result = await this.saving.save(subscription.id, this.box.choice.cans, this.newSize);
    if (result.kind === 'done') this.use.liveMessage.announce(`${messages.saved.title}. ${this.savedText ?? ''}`);
    else if (this.situation === 'over') this.use.liveMessage.announce(messages.over.title);
    else if (result.kind === 'failed' && result.error.errors['line_items']) await this.removeGone();
  }

  private get isChangeable(): boolean {
    return this.subscription !== undefined && obstacleTo('update', this.subscription) === undefined;
  }

  private get newSize(): ClubSize | undefined {
    return askedSize(this.given.search, this.subscription);
  }

  private async load(): Promise<void> {
    const { subscription } = this;
    const loaded = subscription && (await this.use.cansOnOffer.load(subscription));
    if (!loaded) return;
    this.box.setProducts(loaded.cans, (sku) => (this.subscription ? heldOf(this.subscription, sku) : 0));
    this.box.setOffers(loaded.offers);
    this.startBox();
  }

  private startBox(search = this.given.search): void {
    const { subscription, box, newSize } = this;
    if (!subscription) return;
    const { choice: held, gone } = heldCans(subscription, (sku) => box.isSold(sku));
    const maxQuantityOf = (sku: string) => box.maxQuantityOf(sku);
    const { choice, notice } = startingBox({ held, newSize, search, maxQuantityOf });
    box.start(choice, gone.length > 0 ? messages.gone(gone.map(({ name }) => name)) : notice);
    this.isStarted = true;
  }

  /** Loads today's products, removes the others from the choice and names them. */
  private async removeGone(): Promise<void> {
    const offers = await this.use.cansOnOffer.loadOffers(this.box.products);
    if (offers) this.box.removeUnsold(offers, messages.gone);
  }
}

/** The title of the page while the size of the club changes; undefined for a search without a size. */
export function titleOfResize(search: URLSearchParams): string | undefined {
  const size = parseClubSize(search.get('size') ?? undefined);
  return size && messages.resize.title(size);
}
