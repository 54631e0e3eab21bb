import { isRecord } from '#src/infrastructure/shared/is-record';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';

type AnswerClass<W, T> = new (wire: W) => T;

/** An answer, or one inside another; what is null is absent. What is no object becomes an empty one, whose missing fields the validation names. */
export function nested<W, T>(Answer: AnswerClass<W, T>, wire: W): T {
  return new Answer((isRecord(wire) ? omitNullish(wire) : {}) as W);
}

/** What is no object becomes a text, which is no answer either, for the validation to name. */
export function nestedIfPresent<W, T>(Answer: AnswerClass<W, T>, wire: W | null | undefined): T | undefined {
  if (wire == null) return undefined;
  return isRecord(wire) ? nested(Answer, wire) : (String(wire) as T);
}

export function nestedList<W, T>(Answer: AnswerClass<W, T>, list: readonly W[]): readonly T[];
export function nestedList<W, T>(
  Answer: AnswerClass<W, T>,
  list: readonly W[] | null | undefined,
): readonly T[] | undefined;

/** A list of answers. What is no list stays as it is, for the validation to name. */
export function nestedList<W, T>(
  Answer: AnswerClass<W, T>,
  list: readonly W[] | null | undefined,
): readonly T[] | undefined {
  return Array.isArray(list) ? list.map((wire: W) => nested(Answer, wire)) : (list as unknown as readonly T[]);
}
