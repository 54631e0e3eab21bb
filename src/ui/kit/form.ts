import type { GatewayError } from '#src/application/ports/gateway-error';
import { oneLine } from '#src/domain/text/one-line';
import { autoObservable } from './auto-observable';

export type Values<F extends string> = Readonly<Record<F, string>>;
export type Problems<F extends string> = Readonly<Partial<Record<F, string>>>;

/** The problems of a form by the server's name of the field that has them. */
export type Refusals<F extends string> = Readonly<Record<string, Problems<F>>>;

interface FormOptions<F extends string> {
  readonly empty: Values<F>;
  /** Texts of several lines, of which only the blanks around them go. */
  readonly texts?: readonly NoInfer<F>[];
  /** Fields that count exactly as typed, such as passwords. */
  readonly exact?: readonly NoInfer<F>[];
  /** Gets the values as they are sent. */
  readonly findProblems: (values: Values<F>) => Problems<F>;
  /** Stores the text, so that a reload loses nothing. */
  readonly saveDraft?: (values: Values<F>) => void;
}

const none = {};

export class Form<F extends string> {
  values: Values<F>;
  problems: Problems<F> = none as Problems<F>;

  constructor(private readonly options: FormOptions<F>) {
    this.values = options.empty;
    autoObservable(this);
  }

  /** The values as they are checked and sent: each a plain line, unless it is a text or counts exactly. */
  get entered(): Values<F> {
    const { texts, exact } = this.options;
    const enter = (field: F, typed: string) => {
      if (exact?.includes(field)) return typed;
      return texts?.includes(field) ? typed.trim() : oneLine(typed);
    };
    return Object.fromEntries(
      Object.entries<string>(this.values).map(([field, typed]) => [field, enter(field as F, typed)]),
    ) as Values<F>;
  }

  start(values: Partial<Values<F>> = {}): void {
    this.values = { ...this.options.empty, ...values };
    this.problems = none as Problems<F>;
  }

  /** A field with a problem is validated at every key, and so are those whose problem may have been its fault. */
  type(field: F, value: string): void {
    const marked = Object.keys(this.problems) as F[];
    const before = marked.length > 0 && this.options.findProblems(this.entered);
    this.values = { ...this.values, [field]: value };
    for (const other of marked)
      if (other === field || (before && this.problems[other] === before[other]))
        this.mark(other, this.findProblem(other));
    this.options.saveDraft?.(this.values);
  }

  /** Keeps an existing problem until the text changes: the pressed button would move away under the finger. */
  leave(field: F): void {
    const problem = this.entered[field] === '' ? undefined : this.findProblem(field);
    if (problem !== undefined) this.mark(field, problem);
  }

  /** Returns true without problems. */
  check(asked: readonly F[] = Object.keys(this.options.empty) as F[]): boolean {
    this.problems = none as Problems<F>;
    for (const field of asked) this.mark(field, this.findProblem(field));
    return Object.keys(this.problems).length === 0;
  }

  /** Marks the fields that the server refused. */
  refuseFields(error: GatewayError, refusals: Refusals<F>): void {
    this.refuse(refusedFields(error, refusals));
  }

  /** Other marks stay. */
  refuse(problems: Problems<F>): void {
    this.problems = { ...this.problems, ...problems };
  }

  private findProblem(field: F): string | undefined {
    return this.options.findProblems(this.entered)[field];
  }

  private mark(field: F, problem: string | undefined): void {
    const { [field]: _old, ...others } = this.problems;
    this.problems = (problem === undefined ? others : { ...others, [field]: problem }) as Problems<F>;
  }
}

/** True when marks at the fields say all about a failure. */
export function isSaidAtFields<F extends string>(error: GatewayError, refusals: Refusals<F>): boolean {
  return Object.keys(refusedFields(error, refusals)).length > 0;
}

function refusedFields<F extends string>({ errors }: GatewayError, refusals: Refusals<F>): Problems<F> {
  const refused = Object.entries(refusals).filter(([name]) => Object.hasOwn(errors, name));
  return Object.assign({}, ...refused.map(([, problems]) => problems)) as Problems<F>;
}
