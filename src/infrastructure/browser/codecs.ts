import { isRecord, parseJson } from '#src/infrastructure/shared/json';

/** Translates a value into the text that is stored, and back. */
export interface Codec<T> {
  /** Undefined for a text of another shape: storage may hold anything. */
  parse(text: string): T | undefined;
  /** Undefined for a value of which nothing is stored, such as an empty list: start-up checks only whether a key exists. */
  format(value: T): string | undefined;
}

/** A text that a function accepts. */
export function text(accept: (text: string) => string | undefined): Codec<string> {
  return { parse: accept, format: (text) => text };
}

/** One of a few texts. */
export function oneOf<T extends string>(texts: readonly T[]): Codec<T> {
  return { parse: (text) => texts.find((one) => one === text), format: (text) => text };
}

export const anyText = text((text) => text);

/** A text of at most so many characters that is not empty. */
export function shortText(most: number): Codec<string> {
  return text((text) => (text !== '' && text.length <= most ? text : undefined));
}

/** A record of texts as JSON; other values in it are left out. */
export const textFields = json((stored) =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : undefined,
);

export const flag: Codec<true> = { parse: (text) => text === 'true' || undefined, format: String };

/** A value as JSON; a function reads it from JSON of any shape. */
export function json<T>(
  read: (value: unknown) => T | undefined,
  toJson: (value: T) => unknown = (value) => value,
): Codec<T> {
  return { parse: (text) => read(parseJson(text)), format: (value) => JSON.stringify(toJson(value)) };
}
