import type { RefusalType } from './errors';
import { SignInRefusal } from './errors';

const localhost = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** True for the origins that redirects and passkeys may use: the storefront and localhost. */
export function isAllowedOrigin(origin: string, storefrontUrl: string): boolean {
  return origin === storefrontUrl || localhost.test(origin);
}

/** The allowed redirect target; the storefront's sign-in page when none was sent. */
export function redirectTarget(
  requested: string | undefined,
  storefrontUrl: string,
  refusals: { readonly malformed: RefusalType; readonly foreign: RefusalType },
): string {
  if (requested === undefined || requested === '') return `${storefrontUrl}/authenticate`;
  if (!URL.canParse(requested) || !/^https?:/i.test(requested)) throw new SignInRefusal(refusals.malformed);
  const url = new URL(requested);
  if (!isAllowedOrigin(url.origin, storefrontUrl) || url.pathname.startsWith('//'))
    throw new SignInRefusal(refusals.foreign);
  return url.href;
}

/** The redirect URL with the token in its query. */
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
