import type { Codec } from './codecs';

export const truth: Codec<boolean> = { parse: (text) => text === 'true', format: String };

/** Texts in which the separator does not occur; the newest stay. */
export function texts(separator: string, most = Infinity): Codec<readonly string[]> {
  return {
    parse: (text) => text.split(separator).filter((part) => part !== ''),
    format: (parts) => parts.slice(-most).join(separator),
  };
}
