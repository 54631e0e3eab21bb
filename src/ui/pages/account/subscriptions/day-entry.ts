import { makeAutoObservable } from 'mobx';
import type { Clock } from '#src/application/ports/system/clock';
import { writeDay } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import { choosableDays, chooseDay } from '#src/domain/subscription/day-choice';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';

/** Whether a day was chosen, or left to what happens without one. */
export type DayKind = 'open' | 'day';

/** A day, or none, while it is chosen. */
export class DayEntry {
  kind: DayKind = 'open';
  text = '';
  problem: string | undefined = undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  begin(kind: DayKind): void {
    this.kind = kind;
    this.text = '';
    this.problem = undefined;
  }

  choose(kind: DayKind): void {
    this.kind = kind;
    this.problem = undefined;
  }

  type(text: string): void {
    this.text = text;
    if (this.problem !== undefined) this.check();
  }

  /** The field was left: says what is wrong with the day, if there is one. */
  leave(): void {
    if (this.text !== '') this.check();
  }

  /** Says what is wrong with the choice; true when nothing is. */
  check(): boolean {
    const choice = this.kind === 'day' ? chooseDay(this.text, this.clock.now()) : undefined;
    this.problem = choice && 'problem' in choice ? subscriptionMessages.dayProblems[choice.problem] : undefined;
    return this.problem === undefined;
  }

  /** The chosen day; undefined when none is to be sent. */
  get day(): Instant | undefined {
    const choice = this.kind === 'day' ? chooseDay(this.text, this.clock.now()) : undefined;
    return choice && 'day' in choice ? choice.day : undefined;
  }

  get first(): string {
    return writeDay(choosableDays(this.clock.now()).first);
  }

  get last(): string {
    return writeDay(choosableDays(this.clock.now()).last);
  }
}
