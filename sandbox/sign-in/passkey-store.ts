import type { SignInPasskeyRow } from '#sandbox/database/schema';
import { SignInRefusal } from './errors';
import type { Provider } from './provider';

export const challengeMinutes = 5;
export const finishShape = { public_key_credential: 'string', session_duration_minutes: 'number?' } as const;

/** The user's passkeys, for one domain or for all. */
export function passkeysOf({ database }: Provider, userId: string, domain?: string): Promise<SignInPasskeyRow[]> {
  const all = database.selectFrom('signInPasskeys').selectAll().where('userId', '=', userId);
  return (domain === undefined ? all : all.where('domain', '=', domain)).execute();
}

/** The allowed relying party ids: the storefront's host, a parent domain, or localhost. */
export function requireDomain({ storefrontUrl }: Provider, domain: string): string {
  const { hostname } = new URL(storefrontUrl);
  const ours =
    domain === 'localhost' || domain === hostname || (domain.includes('.') && hostname.endsWith(`.${domain}`));
  if (!ours) throw new SignInRefusal('invalid_webauthn_registration_domain');
  return domain;
}

export function descriptor({ credentialId, transports }: SignInPasskeyRow): { id: string; transports: string[] } {
  return { id: credentialId, transports };
}

export function bytes(text: string, encoding: 'utf8' | 'base64url'): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, encoding));
}
