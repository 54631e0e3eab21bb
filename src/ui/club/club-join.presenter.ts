import { reaction } from 'mobx';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { hasCode } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { CaseOffer } from '#src/domain/catalogue/full-case';
import { type BoxPrice, boxPrice } from '#src/domain/club/box-price';
import { type ClubBox, clubBoxes } from '#src/domain/club/club-box';
import { memberPercent } from '#src/domain/club/club-discount';
import {
  clubIntervals,
  type ClubType,
  type JoinChoice,
  type JoinStep,
  joinSteps,
  reachableStep,
} from '#src/domain/club/club-join';
import { isInCart } from '#src/domain/club/club-lines';
import { addInterval } from '#src/domain/interval/add-interval';
import { dayOf } from '#src/domain/interval/calendar-day';
import type { Interval } from '#src/domain/interval/interval';
import type { ClubJoinContent } from '#src/domain/page/page-content';
import { clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { BoxEditor } from '#src/ui/catalogue/shared/box-editor';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDay } from '#src/ui/kit/day-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { everyInterval } from '#src/ui/kit/interval-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { cansOfType, defaultBox, everyMonth, joinSearch, readJoinAddress } from './join-address';

export type GivenClub = {
  readonly content: ClubJoinContent;
  readonly caseOffers?: readonly CaseOffer[] | undefined;
  readonly search: string;
  readonly write: (search: string) => void;
};

/** The address holds the step and the choice (spec §2 Club join, §4 Club join). */
export class ClubJoinPresenter implements Presenter {
  static readonly uses = {
    box: BoxEditor,
    addClubToCart: AddClubToCart,
    cart: CartState,
    liveMessage: LiveMessageState,
    events: EventTracker,
    clock: Clock,
  };
  static readonly isShared = false;

  readonly box: BoxEditor;

  readonly joining = new Action();
  type: ClubType | undefined = undefined;
  interval: Interval = everyMonth;
  private asked: JoinStep = 'type';
  private trackedStep: JoinStep | undefined = undefined;

  constructor(
    private readonly use: Used<typeof ClubJoinPresenter.uses>,
    private readonly given: GivenClub,
  ) {
    this.box = use.box;
    autoObservable(this, { trackedStep: false });
    this.readAddress();
  }

  /** Steps are opened by links. */
  mount(): () => void {
    void this.box.refresh(joinMessages.soldOutSince);
    const stopReading = reaction(
      () => this.given.search,
      () => this.readAddress(),
      { fireImmediately: true },
    );
    const stopTracking = reaction(
      () => this.step,
      (step) => this.track(step),
      { fireImmediately: true },
    );
    const stopWriting = this.box.writeAddress(
      () => this.searchOf(this.step),
      (search) => this.given.write(search),
    );
    return () => {
      stopReading();
      stopTracking();
      stopWriting();
    };
  }

  get step(): JoinStep {
    return reachableStep(this.asked, this.choice);
  }

  /** `to` is undefined for a step that cannot be opened yet. */
  get steps(): readonly { readonly step: JoinStep; readonly to: string | undefined; readonly isPast: boolean }[] {
    const current = joinSteps.indexOf(this.step);
    return joinSteps.map((step, index) => ({
      step,
      to: index !== current && reachableStep(step, this.choice) === step ? this.searchOf(step) : undefined,
      isPast: index < current,
    }));
  }

  searchOf(step: JoinStep): string {
    return joinSearch(step, this.choice, this.given.content);
  }

  searchOfType(type: ClubType): string {
    const { content } = this.given;
    return joinSearch('default', { ...this.choice, type, box: defaultBox(content, type) }, content);
  }

  /** The price of a delivery: regular, bought once, and for members (spec §9 Club discount). */
  get price(): BoxPrice {
    return boxPrice(this.box.contents, this.given.content.size, this.given.caseOffers);
  }

  /** "Then one comes every month, the next on December 21, 2026." */
  get nextDelivery(): string {
    const next = addInterval(dayOf(this.use.clock.now()), this.interval);
    return joinMessages.then(everyInterval(this.interval), formatDay(next));
  }

  get failure(): string | undefined {
    const { error } = this.joining;
    return error && hasCode(error, 'not_found') ? joinMessages.notSold : describeFailure(error);
  }

  /** Tells that this club box replaces another one in the cart. */
  get replaced(): string | undefined {
    const boxes = this.boxesInCart.map(({ cans, interval }) => clubBoxMessages.summary(cans, everyInterval(interval)));
    return boxes.length === 0 ? undefined : joinMessages.replaces(boxes);
  }

  /** The message that the chosen cans are no club box yet, with the lost discount (spec §9 Club discount). */
  get gap(): string | undefined {
    const { price, box } = this;
    if (box.isFull || box.chosen === 0) return undefined;
    const { size } = this.given.content;
    return joinMessages.gap(box.missing, size, memberPercent[size], price.saved);
  }

  startOver(): void {
    const { type, box } = this;
    box.start(type ? defaultBox(this.given.content, type) : box.choice);
  }

  chooseInterval(length: string): void {
    this.interval = clubIntervals.find((interval) => String(interval.length) === length) ?? this.interval;
  }

  /** Resolves to true on success. */
  async join(): Promise<boolean> {
    if (!this.box.isFull) return false;
    const result = await this.joining.run(() => this.use.addClubToCart.execute(this.choice));
    if (result.kind === 'done') {
      this.use.liveMessage.announce(joinMessages.joined(this.box.size));
      this.use.events.track('club_joined', { size: this.given.content.size, ...this.chosenType });
    }
    return result.kind === 'done';
  }

  /** Starts with the choice in the address, unless the box wrote it. */
  private readAddress(): void {
    const { content, search } = this.given;
    if (!this.box.setAddress(search)) return;
    this.box.setProducts(content.cans);
    const { step, choice, isAsWritten } = readJoinAddress(search, content, (sku) => this.box.maxQuantityOf(sku));
    this.asked = step;
    this.type = choice.type;
    this.interval = choice.interval;
    this.box.setProducts(cansOfType(content, choice.type));
    this.box.start(choice.box, isAsWritten ? undefined : joinMessages.notAsWritten);
    this.joining.clear();
  }

  private get boxesInCart(): readonly ClubBox[] {
    const { current } = this.use.cart;
    return current && !isInCart(current, this.choice) ? clubBoxes(current.lineItems) : [];
  }

  private get choice(): JoinChoice {
    const { type, interval } = this;
    return { box: this.box.choice, interval, ...(type && { type }) };
  }

  /** Tracks each change of the step once (spec §4 Club join). */
  private track(step: JoinStep): void {
    if (step === this.trackedStep) return;
    this.trackedStep = step;
    this.use.events.track('club_join_step', {
      step,
      size: this.given.content.size,
      ...this.chosenType,
    });
  }

  private get chosenType(): { readonly type?: ClubType } {
    return this.type ? { type: this.type } : {};
  }
}
