import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { type Day, readDay, todayOf } from '#src/domain/interval/calendar-day';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import { birthDateProblem } from './birth-date-messages';

/** The name of the draft: it has the subject and the day of the yes, and never a date of birth. */
const draftName = 'birth-date';

/** Confirms by a date of birth that a shopper is of age. Keeps the yes with its day for one subject, such as an order. */
export class BirthDateConsent {
  static readonly uses = { drafts: DraftStorage, clock: Clock };
  static readonly isShared = false;

  readonly form: Form<'birthDate'>;
  private given: { readonly to: string; readonly on: Day } | undefined = undefined;
  private subject: () => string | undefined = () => undefined;

  constructor(private readonly use: Used<typeof BirthDateConsent.uses>) {
    this.form = new Form({
      empty: { birthDate: '' },
      findProblems: ({ birthDate }) => {
        const problem = birthDateProblem(birthDate, this.today);
        return problem === undefined ? {} : { birthDate: problem };
      },
    });
    autoObservable(this, { form: false });
  }

  /** Reads the confirmed answer; text that was typed without it is forgotten. */
  restore(subject: () => string | undefined): void {
    const { to, on } = this.use.drafts.read(draftName);
    const day = readDay(on ?? '');
    this.subject = subject;
    this.given = to !== undefined && day !== undefined ? { to, on: day } : undefined;
    this.form.start();
  }

  /** The day on which the shopper confirmed it for this subject. */
  get givenOn(): Day | undefined {
    const subject = this.subject();
    return subject !== undefined && this.given?.to === subject ? this.given.on : undefined;
  }

  /** Takes the yes of a date of birth and forgets the date. Sets the message where it is missing. */
  check(isNeeded: boolean): boolean {
    if (!isNeeded || this.givenOn !== undefined) return true;
    const to = this.subject();
    if (!this.form.check() || to === undefined) return false;
    this.given = { to, on: this.today };
    this.use.drafts.write(draftName, this.given);
    this.form.start();
    return true;
  }

  private get today(): Day {
    return todayOf(this.use.clock.now());
  }
}
