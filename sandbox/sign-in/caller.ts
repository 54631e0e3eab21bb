import type { FastifyRequest } from 'fastify';
import { SignInRefusal } from './errors';
import type { Provider } from './provider';

export interface SignInCaller {
  readonly publicToken: string;
  readonly sessionToken: string | undefined;
}

/** Reads the Basic header: the public token, then the session token or the public token again. */
export function callerOf(request: FastifyRequest): SignInCaller {
  const [, encoded] = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (encoded === undefined) throw new SignInRefusal('invalid_authorization_header');
  const [, publicToken, password] = /^([^:]+):(.+)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (publicToken === undefined || password === undefined) throw new SignInRefusal('invalid_authorization_header');
  return { publicToken, sessionToken: password === publicToken ? undefined : password };
}

/**
 * Refuses the public token of another project. Stytch's client knows the type of that error (`public_token_not_found` in
 * @stytch/vanilla-js, StytchAPIErrorType, and https://stytch.com/docs/api/errors/404).
 */
export function requirePublicToken({ keys }: Provider, publicToken: string): void {
  if (!keys.publicTokens.includes(publicToken)) throw new SignInRefusal('public_token_not_found');
}
