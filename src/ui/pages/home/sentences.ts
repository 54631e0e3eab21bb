const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** The sentences of a short text, each to be set on a line or in a column of its own. */
export function sentences(text: string): readonly string[] {
  return text.split(sentenceEnd);
}
