import { log } from '#src/application/calls/log';
import type { Prose } from '#src/domain/content/prose';
import { type Day, readDay } from '#src/domain/interval/calendar-day';
import { type Cents, parseMoney } from '#src/domain/money/money';
import {
  type Check,
  type Checked,
  converted,
  fields,
  integer as anyInteger,
  list as everyRow,
  matching,
  noneOr,
  type Notes,
  record,
  text as anyText,
  truth,
  readable,
} from '#src/infrastructure/shared/checks';
import { between, number as anyNumber, unchecked } from '#src/infrastructure/shared/value-checks';
import { type ContentEntry, toContentEntry, wrongShape } from './content-entry';
import { isSafeLink } from './links';
import { type HeadingIds, proseFromMarkdown } from './prose-from-markdown';

/** Reports a problem of a value, or of one of its fields, in words for editors. */
type Report<Result> = (problem: string, field?: string) => Result;

/** Ends the conversion of a refused value. */
class Refusal extends Error {
  constructor(
    readonly problem: string,
    readonly field?: string,
  ) {
    super(problem);
  }
}

const refuse: Report<never> = (problem, field) => {
  throw new Refusal(problem, field);
};

/**
 * Reads the fields of an entry. Throws a GatewayError `wrong_shape` that names the entry and the first field that is missing
 * or malformed. Logs left out parts.
 */
export function readEntry<T>(entry: ContentEntry, check: Check<T>): T {
  return readPart(entry, check, entry.fields, '');
}

/** Reads a value within an entry, such as a block, whose place is `path`. Throws and logs as `readEntry` does. */
export function readPart<T>(entry: ContentEntry, check: Check<T>, value: unknown, path: string): T {
  const notes: Notes = { malformed: [], leftOut: [] };
  const read = check(value, path, notes);
  for (const problem of notes.leftOut) log.warn(wrongShape(entry, problem).message);
  const [problem] = notes.malformed;
  if (problem !== undefined) throw wrongShape(entry, problem);
  return read;
}

/** Reads a value and converts it, or refuses it; `leaveOut` reports a part without which the value is used. */
export function refined<T, Result>(
  check: Check<T>,
  convert: (value: T, refuse: Report<never>, leaveOut: Report<void>) => Result,
): Check<Result> {
  return chosenBy(check, (read) => (_value, path, { malformed, leftOut }) => {
    const leaveOut: Report<void> = (problem, field) => {
      leftOut.push(problemAt(path, problem, field));
    };
    try {
      return convert(read, refuse, leaveOut);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      malformed.push(problemAt(path, error.problem, error.field));
      return undefined as never;
    }
  });
}

/** Reads a value once more, with the check that its first reading chooses. */
export function chosenBy<T, Result>(first: Check<T>, choose: (read: T) => Check<Result>): Check<Result> {
  return (value, path, notes) => {
    const { length } = notes.malformed;
    const read = first(value, path, notes);
    return notes.malformed.length > length ? (undefined as never) : choose(read)(value, path, notes);
  };
}

/** Reads fields only where one of them is there. */
export function where<T>(id: string, check: Check<T>): Check<T | undefined> {
  return (value, path, notes) =>
    readable(fields({ [id]: present }), value) === undefined ? undefined : check(value, path, notes);
}

/** Names a place as editors count it: "pictures[0].caption". */
function problemAt(path: string, problem: string, field = ''): string {
  const place = [path, field].filter((part) => part !== '').join('.');
  return `${place.replace(/\.(\d+)(?=\.|$)/g, '[$1]')}: ${problem}`;
}

/** Checks a value that must be there and be of a kind. A row of a list is there even when it is empty. */
export function ofKind<T>(kind: Check<unknown>, problem: string, check: Check<T>): Check<T> {
  return (value, path, notes) => {
    if (readable(kind, value) !== undefined) return check(value, path, notes);
    const isMissing = (value === undefined || value === null) && !/\.\d+$/.test(path);
    notes.malformed.push(problemAt(path, isMissing ? 'is missing' : problem));
    return undefined as never;
  };
}

/** Trimmed. */
export const text: Check<string> = ofKind(
  matching(/\S/),
  'must be a text that is not empty',
  converted(anyText, (value) => value.trim()),
);

/** The paragraphs of plain text, which empty lines part. */
export const paragraphs: Check<readonly [string, ...string[]]> = refined(text, (value) => {
  const [first = '', ...others] = value.split(/\n\s*\n/);
  return [first, ...others];
});

export function textLike(pattern: RegExp, problem: string): Check<string> {
  return refined(text, (value, refuse) => (pattern.test(value) ? value : refuse(problem)));
}

export const slug = textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes');
/** A path with a slash at both ends. */
export const path = textLike(/^\/([a-z0-9-]+\/)*$/, 'must be a path such as /about/');
export const color = textLike(/^#[0-9a-f]{6}$/i, 'must be a color such as #1F1A24');

export const link: Check<string> = refined(text, (target, refuse) =>
  isSafeLink(target) ? target : refuse(`"${target}" is neither a path of the shop nor a web address`),
);

/** An existing calendar day, such as "2026-03-31". */
export const day: Check<Day> = refined(
  text,
  (value, refuse) => readDay(value) ?? refuse('must be a day such as 2026-03-31'),
);

export function oneOf<const T extends string>(values: readonly T[]): Check<T> {
  return refined(
    text,
    (value, refuse) => values.find((known) => known === value) ?? refuse(`"${value}" is none of ${values.join(', ')}`),
  );
}

export const number: Check<number> = ofKind(anyNumber, 'must be a number', anyNumber);

export function integer(min: number, max: number): Check<number> {
  const whole = between(anyInteger, min, max);
  return refined(
    number,
    (value, refuse) => readable(whole, value) ?? refuse(`must be a whole number from ${min} to ${max}`),
  );
}

/** Cents of an amount in dollars. Read from the decimal text, because a float would round. */
export const dollars: Check<Cents> = refined(number, (value, refuse) => {
  const amount = parseMoney(String(value));
  return amount !== undefined && amount >= 0 ? amount : refuse('must be an amount of dollars');
});

export const flag: Check<boolean> = ofKind(truth, 'must be true or false', truth);

/** Running text. Parts that could run, or lead somewhere unsafe, are left out and logged; their words stay. */
export function prose(headingIds?: HeadingIds): Check<Prose> {
  return refined(
    text,
    (value, refuse, leaveOut) => proseFromMarkdown(value, leaveOut, headingIds) ?? refuse('is nested too deeply'),
  );
}

export function list<T>(check: Check<T>): Check<readonly T[]> {
  return ofKind(everyRow(unchecked), 'must be a list', everyRow(check));
}

export function filledList<T>(check: Check<T>, problem: string): Check<readonly T[]> {
  return refined(list(check), (rows, refuse) => (rows.length > 0 ? rows : refuse(problem)));
}

/** The content service leaves out a list that an editor never changed. */
export function optionalList<T>(check: Check<T>): Check<readonly T[]> {
  return refined(noneOr(list(check)), (rows) => rows ?? []);
}

/** The fields of an object in JSON. */
export function group<C extends Readonly<Record<string, Check<unknown>>>>(
  checks: C,
): Check<{ readonly [Name in keyof C]: Checked<C[Name]> }> {
  return ofKind(record, 'must be a group of fields', fields(checks));
}

/** A value of any kind. */
export const present: Check<unknown> = ofKind(unchecked, 'is missing', unchecked);

export const linkedEntry: Check<ContentEntry> = refined(
  present,
  (value, refuse) => toContentEntry(value) ?? refuse('links to no published entry'),
);

/** For a field without a meaning here. */
export const unread: Check<undefined> = () => undefined;
