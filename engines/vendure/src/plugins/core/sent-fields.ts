import { isReadable, lineProblem } from './text-checks';

export type SentFields = Readonly<Record<string, unknown>>;

/** Reads a text without the space around it; a missing or other value is empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The problem of the name of a person. */
export function nameProblem(name: string, most: number): string | undefined {
  return isReadable(name) ? lineProblem(name, most) : "can't be blank";
}
