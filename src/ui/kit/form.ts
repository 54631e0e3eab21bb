import { autoObservable } from './auto-observable';

export type Values<F extends string> = Readonly<Record<F, string>>;
export type Problems<F extends string> = Readonly<Partial<Record<F, string>>>;

interface FormOptions<F extends string> {
  readonly empty: Values<F>;
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

  start(values: Partial<Values<F>> = {}): void {
    this.values = { ...this.options.empty, ...values };
    this.problems = none as Problems<F>;
  }

  /** A field with a problem is validated at every key. */
  type(field: F, value: string): void {
    this.values = { ...this.values, [field]: value };
    if (this.problems[field] !== undefined) this.mark(field, this.findProblem(field));
    this.options.saveDraft?.(this.values);
  }

  /** Keeps an existing problem until the text changes: the pressed button would move away under the finger. */
  leave(field: F): void {
    const problem = this.values[field].trim() === '' ? undefined : this.findProblem(field);
    if (problem !== undefined) this.mark(field, problem);
  }

  /** Returns true without problems. */
  check(asked: readonly F[] = Object.keys(this.options.empty) as F[]): boolean {
    this.problems = none as Problems<F>;
    for (const field of asked) this.mark(field, this.findProblem(field));
    return Object.keys(this.problems).length === 0;
  }

  /** Other marks stay. */
  refuse(problems: Problems<F>): void {
    this.problems = { ...this.problems, ...problems };
  }

  private findProblem(field: F): string | undefined {
    return this.options.findProblems(this.values)[field];
  }

  private mark(field: F, problem: string | undefined): void {
    const { [field]: _old, ...others } = this.problems;
    this.problems = (problem === undefined ? others : { ...others, [field]: problem }) as Problems<F>;
  }
}
