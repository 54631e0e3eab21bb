import type { FastifyRequest } from 'fastify';
import { SignInRefusal } from './errors';

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
  requirePublicToken(publicToken);
  return { publicToken, sessionToken: password === publicToken ? undefined : password };
}

/** Accepts every well-formed public token. */
export function requirePublicToken(publicToken: string): void {
  if (!/^public-token-[\w-]+$/.test(publicToken)) throw new SignInRefusal('public_token_not_found');
}
