import type { RefusalType } from './errors';
import { SignInRefusal } from './errors';

const thisMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether browsers may be sent there, or hold passkeys there: the storefront and this machine. */
export function isOurOrigin(origin: string, storefrontUrl: string): boolean {
  return origin === storefrontUrl || thisMachine.test(origin);
}

/** Where a link or a redirect may lead; the storefront's sign-in page when nothing was asked for. */
export function redirectTarget(
  requested: string | undefined,
  storefrontUrl: string,
  refusals: { readonly malformed: RefusalType; readonly foreign: RefusalType },
): string {
  if (requested === undefined || requested === '') return `${storefrontUrl}/authenticate`;
  if (!URL.canParse(requested) || !/^https?:/i.test(requested)) throw new SignInRefusal(refusals.malformed);
  const url = new URL(requested);
  if (!isOurOrigin(url.origin, storefrontUrl)) throw new SignInRefusal(refusals.foreign);
  return url.href;
}

/** The address with the token of a sign-in in its query. */
export function callbackUrl(
  target: string,
  tokenType: 'magic_links' | 'oauth' | 'reset_password',
  token: string,
): string {
  const url = new URL(target);
  url.searchParams.set('stytch_token_type', tokenType);
  url.searchParams.set('token', token);
  return url.href;
}
