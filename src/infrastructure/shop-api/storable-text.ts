/** NUL, and halves of surrogate pairs: no database of text holds them, and of a half no URL can be made either. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** Text without control characters and lone surrogates, which a back end cannot store. */
export function storableText(text: string): string {
  return text.replace(unstorable, '');
}
