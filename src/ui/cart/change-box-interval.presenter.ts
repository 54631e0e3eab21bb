import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import type { Used } from '#src/application/ports/token';
import type { ClubBox } from '#src/domain/club/club-box';
import { cansOf } from '#src/domain/club/club-box-change';
import { clubIntervals } from '#src/domain/club/club-join';
import type { Interval } from '#src/domain/interval/interval';
import { clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { everyInterval } from '#src/ui/kit/interval-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export class ChangeBoxIntervalPresenter {
  static readonly uses = { addClubToCart: AddClubToCart, liveMessage: LiveMessageState };
  static readonly isShared = false;

  readonly changing = new Action();
  private box: ClubBox | undefined = undefined;
  private chosen: Interval | undefined = undefined;

  constructor(private readonly use: Used<typeof ChangeBoxIntervalPresenter.uses>) {
    autoObservable(this);
  }

  get isOpen(): boolean {
    return this.box !== undefined;
  }

  /** The length of the chosen interval. */
  get value(): string | undefined {
    return this.chosen && String(this.chosen.length);
  }

  open(box: ClubBox): void {
    this.box = box;
    this.chosen = box.interval;
    this.changing.clear();
  }

  close(): void {
    if (!this.changing.isBusy) this.box = undefined;
  }

  choose(length: string): void {
    this.chosen = clubIntervals.find((interval) => String(interval.length) === length) ?? this.chosen;
  }

  /** Keeps the chosen cans until the server has them all at the new interval, also when a try fails halfway. */
  async save(): Promise<void> {
    const { box, chosen } = this;
    if (!box || !chosen) return;
    const choice = { box: { size: box.cans, cans: cansOf(box.lines) }, interval: chosen };
    const result = await this.changing.run(() => this.use.addClubToCart.execute(choice));
    if (result.kind !== 'done') return;
    this.close();
    this.use.liveMessage.announce(clubBoxMessages.frequency.saved(everyInterval(chosen)));
  }
}
