/** 32 hexadecimal digits that cannot be guessed. `crypto.randomUUID` is missing where a page has no certificate. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
