import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddClubToCart } from '#src/application/club/add-club-to-cart';
import type { EventTracker } from '#src/application/ports/analytics/event-tracker';
import { hasCode } from '#src/application/ports/gateway-error';
import type { Clock } from '#src/application/ports/system/clock';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import {
  choiceFromText,
  choiceToText,
  chosenCans,
  chosenOf,
  emptyChoice,
  isFull,
  remaining,
  setCans,
} from '#src/domain/catalogue/pack-choice';
import { type BoxPrice, boxPrice } from '#src/domain/club/box-price';
import {
  clubIntervals,
  type ClubType,
  type JoinChoice,
  type JoinStep,
  joinSteps,
  reachableStep,
} from '#src/domain/club/club-join';
import type { BoxedProduct, ClubJoinContent } from '#src/domain/content/page-content';
import { addInterval } from '#src/domain/interval/interval';
import type { CanView } from '#src/ui/features/box-editor/can-steppers';
import type { LiveOffers } from '#src/ui/features/box-editor/live-offers';
import { writeAddress } from '#src/ui/features/box-editor/write-address';
import { joinMessages } from '#src/ui/messages/club-messages';
import { describeFailure } from '#src/ui/messages/failures';
import { everyInterval, formatInstant } from '#src/ui/messages/interval-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { LiveMessageState } from '#src/ui/state/live-message-state';
import { defaultBox, joinSearch, readJoinAddress } from './join-address';

const joining = 'join-club';

/** Presents joining the club, step by step (spec §2 Club join, §4 Club join). The address says where and with what. */
export class ClubJoinPresenter {
  /** Why not all is chosen that was asked for. */
  notice: string | undefined = undefined;
  private wanted: JoinStep = 'type';
  private choice: JoinChoice = { box: emptyChoice(0), interval: { length: 1, unit: 'month' } };
  private content: ClubJoinContent | undefined = undefined;
  private lastSearch: string | undefined = undefined;
  private trackedStep: JoinStep | undefined = undefined;

  constructor(
    private readonly cans: LiveOffers,
    private readonly addClubToCart: AddClubToCart,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
    private readonly events: EventTracker,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {
    makeAutoObservable<ClubJoinPresenter, 'cans' | 'lastSearch' | 'trackedStep' | 'choice' | 'content'>(
      this,
      { choice: observableRef, content: observableRef, cans: false, lastSearch: false, trackedStep: false },
      { autoBind: true },
    );
  }

  /** Takes up what the address says; an address that was written here is no news. */
  open(content: ClubJoinContent, search: string): void {
    if (content === this.content && search === this.lastSearch) return;
    this.lastSearch = search;
    this.content = content;
    this.cans.setProducts(content.cans);
    const { step, choice, isAsWritten } = readJoinAddress(search, content, (sku) => this.cans.maxQuantityOf(sku));
    this.wanted = step;
    this.choice = choice;
    this.notice = isAsWritten ? undefined : joinMessages.notAsWritten;
    this.tracker.clear(joining);
  }

  /** Keeps the address up to date while cans are chosen and the pace is set; a step of its own is walked to by a link. */
  follow(write: (search: string) => void): () => void {
    return writeAddress(
      this.scheduler,
      () => this.searchOf(this.step),
      (search) => {
        if (search === this.lastSearch) return;
        this.lastSearch = search;
        write(search);
      },
    );
  }

  /** Brings today's prices and stock; what is gone since is taken out, and that is said. */
  async refresh(): Promise<void> {
    await this.cans.refresh();
    const { box } = this.choice;
    const { choice, isAsWritten } = choiceFromText(choiceToText(box), box.size, (sku) => this.cans.maxQuantityOf(sku));
    if (isAsWritten) return;
    runInAction(() => {
      this.choice = { ...this.choice, box: choice };
      this.notice = joinMessages.soldOutSince;
    });
  }

  get step(): JoinStep {
    return reachableStep(this.wanted, this.choice);
  }

  /** The step is in sight: tracked once for each change of it (spec §4 Club join). */
  noteStep(): void {
    const { step, type, content } = this;
    if (!content || step === this.trackedStep) return;
    this.trackedStep = step;
    this.events.track('club_join_step', { step, size: content.size, ...(type && { type }) });
  }

  get type(): ClubType | undefined {
    return this.choice.type;
  }

  get size(): number {
    return this.choice.box.size;
  }

  get chosen(): number {
    return chosenCans(this.choice.box);
  }

  get missing(): number {
    return remaining(this.choice.box);
  }

  get isFull(): boolean {
    return isFull(this.choice.box);
  }

  /** The step's place in the way, and the addresses of those that can be opened. */
  get steps(): readonly { readonly step: JoinStep; readonly to: string | undefined; readonly isPast: boolean }[] {
    const current = joinSteps.indexOf(this.step);
    return joinSteps.map((step, index) => ({
      step,
      to: index !== current && reachableStep(step, this.choice) === step ? this.searchOf(step) : undefined,
      isPast: index < current,
    }));
  }

  /** Where a step is, with everything chosen so far. */
  searchOf(step: JoinStep): string {
    return this.content ? joinSearch(step, this.choice, this.content) : '';
  }

  /** Where the box of a type is shown. */
  searchOfType(type: ClubType): string {
    if (!this.content) return '';
    return joinSearch('default', { ...this.choice, type, box: defaultBox(this.content, type) }, this.content);
  }

  /** The chosen cans, in the order in which they were chosen. */
  get box(): readonly BoxedProduct[] {
    return this.choice.box.cans.flatMap(({ sku, quantity }) => {
      const product = this.cans.all.find((can) => can.sku === sku);
      return product ? [{ quantity, product }] : [];
    });
  }

  /** Every can to choose from. */
  get views(): readonly CanView[] {
    return this.cans.all.map((product) => {
      const chosen = chosenOf(this.choice.box, product.sku);
      return { product, chosen, most: Math.min(this.cans.maxQuantityOf(product.sku), chosen + this.missing) };
    });
  }

  /** What a delivery costs, in the shop and for members (spec §9 Club discount). */
  get price(): BoxPrice | undefined {
    return this.content && boxPrice(this.box, this.content.size);
  }

  get pace(): string {
    return String(this.choice.interval.length);
  }

  /** "Then one comes every month, the next on December 21, 2026." */
  get nextDelivery(): string {
    const { interval } = this.choice;
    return joinMessages.then(everyInterval(interval), formatInstant(addInterval(this.clock.now(), interval)));
  }

  choose(sku: string, quantity: number): void {
    this.choice = {
      ...this.choice,
      box: setCans(this.choice.box, sku, Math.min(quantity, this.cans.maxQuantityOf(sku))),
    };
    this.notice = undefined;
  }

  /** Back to what the type sends by default. */
  startOver(): void {
    if (this.content && this.type) this.choice = { ...this.choice, box: defaultBox(this.content, this.type) };
    this.notice = undefined;
  }

  setPace(pace: string): void {
    const interval = clubIntervals.find(({ length }) => String(length) === pace);
    if (interval) this.choice = { ...this.choice, interval };
  }

  get isJoining(): boolean {
    return this.tracker.isBusy(joining);
  }

  get failure(): string | undefined {
    const error = this.tracker.errorOf(joining);
    if (!error) return undefined;
    return hasCode(error, 'not_found') ? joinMessages.notSold : describeFailure(error);
  }

  /** Puts the deliveries into the cart; true once they are there. */
  async join(): Promise<boolean> {
    if (!this.isFull) return false;
    const order = await this.tracker.run(joining, () => this.addClubToCart.execute(this.choice));
    if (order) this.liveMessage.announce(joinMessages.joined(this.size));
    return order !== undefined;
  }
}
