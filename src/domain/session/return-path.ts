/** The default, also for a path that is not safe. */
export const defaultReturnPath = '/account/';

const dotSegment = /^(\.|%2e){1,2}$/i;

/**
 * A path of this shop to return to after sign-in. Returns the default for anything that a browser could read as another site:
 * a scheme, two slashes, a backslash, a control character, or segments such as `..`, which a browser resolves first: `/..//x`
 * becomes `//x`.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(wanted)) return defaultReturnPath;
  const [path = ''] = wanted.split(/[?#]/);
  return path.split('/').some((segment) => dotSegment.test(segment)) ? defaultReturnPath : wanted;
}
