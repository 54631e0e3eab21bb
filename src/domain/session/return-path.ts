/** Where to go when nobody says, or when what they say cannot be trusted. */
export const defaultReturnPath = '/account/';

/**
 * A path of this shop to return to after sign-in. Anything that a browser could take for another site (a scheme, two
 * slashes, a backslash, a control character) is refused and the default is answered instead.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(wanted)) return defaultReturnPath;
  return wanted;
}
