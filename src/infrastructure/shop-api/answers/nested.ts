import { isFields } from '../fields';

type AnswerClass<W, T> = new (wire: W) => T;

/** An answer inside an answer. What is no object becomes an empty one, whose missing fields the validation names. */
export function nested<W, T>(Answer: AnswerClass<W, T>, wire: W): T {
  return new Answer(isFields(wire) ? wire : ({} as W));
}

export function nestedIfPresent<W, T>(Answer: AnswerClass<W, T>, wire: W | null | undefined): T | undefined {
  return wire == null ? undefined : nested(Answer, wire);
}

/** A list of answers. What is no list stays as it is, for the validation to name. */
export function nestedList<W, T>(Answer: AnswerClass<W, T>, list: readonly W[]): readonly T[] {
  return Array.isArray(list) ? list.map((wire: W) => nested(Answer, wire)) : (list as unknown as readonly T[]);
}
