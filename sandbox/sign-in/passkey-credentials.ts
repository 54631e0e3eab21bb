import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { SignInPasskeyRow } from '#sandbox/database/schema';
import { fieldsOf } from '#sandbox/http/request-body';
import type { RefusalType } from './errors';
import { SignInRefusal } from './errors';
import { isAllowedOrigin } from './redirect-urls';

/** A credential from the browser. Verification checks its contents. */
export type CredentialJson = Readonly<Record<string, unknown>> & { readonly id: string };

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export function parseCredential(json: string): CredentialJson {
  const credential = fieldsOf(parsed(json));
  if (typeof credential['id'] !== 'string') throw new SignInRefusal('invalid_public_key_credential');
  return { ...credential, id: credential['id'] };
}

/** The challenge that was signed. */
export function challengeOf(credential: CredentialJson): string {
  return clientDataOf(credential).challenge;
}

/** Verifies the registration of a new passkey. */
export async function verifyNewPasskey(
  credential: CredentialJson,
  challenge: string,
  domain: string,
  storefrontUrl: string,
): Promise<NewPasskey> {
  const expectedOrigin = originOf(credential, storefrontUrl);
  const verified = await orRefuse('unable_to_register_webauthn_registration', () =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: domain,
      requireUserVerification: false,
    }),
  );
  if (!verified.registrationInfo) throw new SignInRefusal('unable_to_register_webauthn_registration');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** Verifies the signature of a passkey and returns its new counter. A lower counter means a copied key and is refused. */
export async function verifyPasskey(
  credential: CredentialJson,
  challenge: string,
  passkey: SignInPasskeyRow,
  storefrontUrl: string,
): Promise<number> {
  const expectedOrigin = originOf(credential, storefrontUrl);
  const verified = await orRefuse('unable_to_auth_webauthn_registration', () =>
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: passkey.domain,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: Number(passkey.counter),
      },
    }),
  );
  if (!verified.verified) throw new SignInRefusal('unable_to_auth_webauthn_registration');
  return verified.authenticationInfo.newCounter;
}

/** The signed origin of the browser must be the storefront or localhost. */
function originOf(credential: CredentialJson, storefrontUrl: string): string {
  const { origin } = clientDataOf(credential);
  return isAllowedOrigin(origin, storefrontUrl) ? origin : storefrontUrl;
}

function clientDataOf(credential: CredentialJson): { challenge: string; origin: string } {
  const encoded = fieldsOf(credential['response'])['clientDataJSON'];
  const { challenge, origin } = fieldsOf(
    typeof encoded === 'string' ? parsed(Buffer.from(encoded, 'base64url').toString()) : undefined,
  );
  if (typeof challenge !== 'string' || typeof origin !== 'string')
    throw new SignInRefusal('invalid_public_key_credential');
  return { challenge, origin };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new SignInRefusal('invalid_public_key_credential');
  }
}

/** Every verification failure is reported with one error type. */
async function orRefuse<T>(type: RefusalType, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new SignInRefusal(type);
  }
}
