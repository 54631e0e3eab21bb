/** Also for a path that is not safe. */
export const defaultReturnPath = '/account/';

const dotSegment = /^(\.|%2e){1,2}$/i;

/** Anything that a browser could read as another site becomes the default: `/..//x` resolves to `//x`. */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(wanted)) return defaultReturnPath;
  const [path = ''] = wanted.split(/[?#]/);
  return path.split('/').some((segment) => dotSegment.test(segment)) ? defaultReturnPath : wanted;
}
