/** NUL and lone surrogates. Databases cannot store them as text, and URLs cannot contain lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu;

export function storableText(text: string): string {
  return text.replace(unstorable, '');
}
