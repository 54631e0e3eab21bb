import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { LoadClubVariants } from '#src/application/club/load-club-variants';
import type { SaveCustomization } from '#src/application/club/save-customization';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { CustomizationState } from '#src/application/ports/state/customization-state';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import {
  choiceFromText,
  choiceToText,
  chosenCans,
  chosenOf,
  isFull,
  type PackChoice,
  remaining,
  setCans,
} from '#src/domain/catalogue/pack-choice';
import { clubSizeOf } from '#src/domain/club/club-size';
import { heldCans, heldOf, isHeld } from '#src/domain/club/customization';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { obstacleTo } from '#src/domain/subscription/subscription-actions';
import type { Presenter } from '#src/ui/di/use-presenter';
import type { CanView } from '#src/ui/features/box-editor/can-steppers';
import type { LiveOffers } from '#src/ui/features/box-editor/live-offers';
import { writeAddress } from '#src/ui/features/box-editor/write-address';
import { customizeMessages as words, describeSavingFailure } from '#src/ui/messages/customize-messages';
import { describeFailure } from '#src/ui/messages/failures';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { SubscriptionStore } from '#src/ui/pages/account/subscriptions/subscription-store';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

const loading = 'load-customization';
const saving = 'save-customization';

/** What the page can show of a subscription. */
export type CustomizeSituation = 'loading' | 'failed' | 'unknown' | 'over' | 'choosing';

/** Presents choosing the cans of a subscription (spec §2 /account/club/customize/, §3 canClub.customization). The address holds the draft. */
export class CustomizePresenter implements Presenter {
  /** Why not all is chosen that was asked for. */
  notice: string | undefined = undefined;
  isSaved = false;
  private id: string | undefined = undefined;
  private search = '';
  private choice: PackChoice | undefined = undefined;

  constructor(
    private readonly known: SubscriptionStore,
    private readonly customization: CustomizationState,
    private readonly content: ContentReader,
    private readonly cans: LiveOffers,
    private readonly loadVariants: LoadClubVariants,
    private readonly saveCustomization: SaveCustomization,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
    private readonly scheduler: Scheduler,
  ) {
    makeAutoObservable<CustomizePresenter, 'known' | 'cans' | 'search' | 'choice'>(
      this,
      { known: false, cans: false, search: false, choice: observableRef },
      { autoBind: true },
    );
  }

  mount(): () => void {
    forgetFailures(this.tracker, [loading, saving]);
    const leave = this.known.mount();
    const stop = reaction(
      () => (this.isChangeable && !this.known.isLoading ? this.id : undefined),
      (id) => id !== undefined && void this.load(),
      { fireImmediately: true },
    );
    return () => {
      leave();
      stop();
    };
  }

  /** Takes up what the address says; an address that was written here is no news. */
  open(id: string | undefined, search: string): void {
    if (id === this.id && search === this.search) return;
    if (id !== this.id) this.choice = undefined;
    this.id = id;
    this.search = search;
    if (this.choice) this.takeUp();
  }

  /** Keeps the address up to date while cans are chosen. */
  follow(write: (search: string) => void): () => void {
    return writeAddress(
      this.scheduler,
      () => this.draft,
      (search) => {
        if (search === this.search) return;
        this.search = search;
        write(search);
      },
    );
  }

  get subscription(): Subscription | undefined {
    return this.known.all?.find(({ id }) => id === this.id);
  }

  get situation(): CustomizeSituation {
    if (this.id === undefined) return 'unknown';
    if (!this.known.areKnown) return this.known.hasFailed ? 'failed' : 'loading';
    if (!this.subscription) return 'unknown';
    if (!this.isChangeable) return 'over';
    if (this.failure !== undefined) return 'failed';
    return this.choice ? 'choosing' : 'loading';
  }

  /** Why there is nothing to choose from. */
  get failure(): string | undefined {
    if (!this.known.areKnown) return words.unreachable;
    if (this.customization.showError) return words.variantsFailed;
    const error = this.tracker.errorOf(loading);
    return error && describeFailure(error);
  }

  get isRetrying(): boolean {
    return this.known.isLoading || this.tracker.isBusy(loading);
  }

  get size(): number {
    return this.choice?.size ?? 0;
  }

  get chosen(): number {
    return this.choice ? chosenCans(this.choice) : 0;
  }

  get missing(): number {
    return this.choice ? remaining(this.choice) : 0;
  }

  get isFull(): boolean {
    return this.choice !== undefined && isFull(this.choice);
  }

  /** Whether saving would change anything. */
  get isChanged(): boolean {
    return this.subscription !== undefined && this.choice !== undefined && !isHeld(this.subscription, this.choice);
  }

  /** Every can that is sold today. */
  get views(): readonly CanView[] {
    const { choice } = this;
    if (!choice) return [];
    return this.cans.all
      .filter(({ sku }) => this.isSold(sku))
      .map((product) => {
        const chosen = chosenOf(choice, product.sku);
        return { product, chosen, most: Math.min(this.maxQuantityOf(product.sku), chosen + this.missing) };
      });
  }

  /** The chosen cans at what they cost today. */
  get lines(): readonly { readonly quantity: number; readonly price: CanView['product']['price'] }[] {
    return this.views
      .filter(({ chosen }) => chosen > 0)
      .map(({ chosen, product: { price } }) => ({ quantity: chosen, price }));
  }

  get isSaving(): boolean {
    return this.customization.isSaving || this.tracker.isBusy(saving);
  }

  get saveFailure(): string | undefined {
    const error = this.tracker.errorOf(saving);
    return error && describeSavingFailure(error);
  }

  choose(sku: string, quantity: number): void {
    if (this.choice) this.change(setCans(this.choice, sku, Math.min(quantity, this.maxQuantityOf(sku))));
  }

  /** Back to what the subscription brings. */
  reset(): void {
    if (this.subscription) this.change(heldCans(this.subscription, (sku) => this.isSold(sku)).choice);
  }

  retry(): void {
    if (this.known.areKnown) void this.load();
    else void this.known.load();
  }

  /** Keeps the cans for every delivery from now on. */
  async save(): Promise<void> {
    const { id, choice } = this;
    if (id === undefined || !choice || !isFull(choice) || !this.isChanged) return;
    await this.tracker.run(saving, async () => {
      await this.saveCustomization.execute(id, choice.cans);
      runInAction(() => (this.isSaved = true));
    });
    if (this.isSaved) this.liveMessage.announce(`${words.saved.title}. ${words.saved.text}`);
    else if (this.situation === 'over') this.liveMessage.announce(words.over.title);
    else if (this.tracker.errorOf(saving)?.errors['line_items']) await this.takeOutGone();
  }

  private get isChangeable(): boolean {
    return this.subscription !== undefined && obstacleTo('update', this.subscription) === undefined;
  }

  /** The draft, as the address says it: nothing as long as it is what the subscription brings. */
  private get draft(): string {
    return this.choice && this.isChanged ? `?cans=${choiceToText(this.choice)}` : '';
  }

  private change(choice: PackChoice): void {
    this.choice = choice;
    this.notice = undefined;
    this.isSaved = false;
    forgetFailures(this.tracker, [saving]);
  }

  /** Brings the cans of the build, and what of them is sold today. */
  private async load(): Promise<void> {
    const { id, subscription } = this;
    if (id === undefined || !subscription) return;
    await this.tracker.run(loading, async () => {
      this.customization.open(id);
      const content = await this.content.readPage(`/can-club/join/${clubSizeOf(cansPerDelivery(subscription)) ?? 12}/`);
      if (content?.kind !== 'club-join')
        throw new GatewayError({ code: 'not_found', message: 'The build has no page of the club' });
      this.cans.setProducts(content.cans);
      const offers = await this.loadVariants.execute(content.cans.map(({ sku }) => sku));
      if (!offers) return;
      this.cans.setOffers(offers);
      this.takeUp();
    });
  }

  private takeUp(): void {
    const { subscription } = this;
    if (!subscription) return;
    const { choice: held, gone } = heldCans(subscription, (sku) => this.isSold(sku));
    const draft = new URLSearchParams(this.search).get('cans');
    const { choice, isAsWritten } = choiceFromText(draft ?? choiceToText(held), held.size, (sku) =>
      this.maxQuantityOf(sku),
    );
    const isUnreadable = !isAsWritten && choice.cans.length === 0;
    this.choice = isUnreadable ? held : choice;
    const aboutDraft = isUnreadable ? words.unreadable : isAsWritten ? undefined : words.notAsWritten;
    this.notice = gone.length > 0 ? words.gone(gone.map(({ name }) => name)) : aboutDraft;
  }

  /** Cans were refused: asks what is sold now, and takes the others out of the choice by name. */
  private async takeOutGone(): Promise<void> {
    const { all } = this.cans;
    const offers = await this.loadVariants.execute(all.map(({ sku }) => sku));
    if (!offers) return;
    this.cans.setOffers(offers);
    runInAction(() => {
      const { choice } = this;
      const gone = choice?.cans.filter(({ sku }) => !this.isSold(sku)) ?? [];
      if (!choice || gone.length === 0) return;
      this.choice = gone.reduce((rest, { sku }) => setCans(rest, sku, 0), choice);
      this.notice = words.gone(gone.map(({ sku }) => all.find((can) => can.sku === sku)?.name ?? sku));
    });
  }

  private isSold(sku: string): boolean {
    return this.customization.variants.ids?.has(sku) === true && this.cans.all.some((can) => can.sku === sku);
  }

  /** What a box holds already it may go on holding, though the shelf is empty today. */
  private maxQuantityOf(sku: string): number {
    if (!this.subscription || !this.isSold(sku)) return 0;
    return Math.max(this.cans.maxQuantityOf(sku), heldOf(this.subscription, sku));
  }
}
