import { isReadable, lineProblem } from '#src/plugin/text-checks';

export type SentFields = Readonly<Record<string, unknown>>;

/** Reads a text without the space around it; what is none, or was left out, is empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Says what is wrong with the name of a person. */
export function nameProblem(name: string, most: number): string | undefined {
  return isReadable(name) ? lineProblem(name, most) : "can't be blank";
}
