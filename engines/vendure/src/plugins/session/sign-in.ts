import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { isEmail, normalEmail } from '#src/plugins/core/text-checks';
import { providerKeys } from './provider-keys';

/** Names the provider whose tokens prove who a customer is. */
export interface SignInOptions {
  /** Address of the provider's public keys. */
  readonly jwksUrl: string;
  readonly issuer: string;
  readonly audience: string;
  /** Tells servers with the secret who a user is; without it only tokens tell an address. */
  readonly users: { readonly url: string; readonly secret: string } | undefined;
}

export const SIGN_IN_OPTIONS = Symbol('SIGN_IN_OPTIONS');

export interface Person {
  readonly subject: string;
  /** Addresses of which the token tells that the person has proven them. */
  readonly provenEmails: readonly string[];
}

export interface EmailOfPerson {
  readonly address: string;
  /** False when the person has not proven to read its mail. */
  readonly isProven: boolean;
}

/** Milliseconds to wait for the provider. */
const timeout = 5000;

/** Seconds by which the clocks of the provider and of a server may differ. */
const clockSkew = 5;

/** The problem of a token; every other error is about the keys of the provider. */
const tokenErrors = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
];

const sessionClaim = 'https://stytch.com/session';

/** Verifies the sign-in provider's token with every call; the storefront keeps no token of the engine. */
@Injectable()
export class SignIn {
  private readonly keys: JWTVerifyGetKey;

  constructor(@Inject(SIGN_IN_OPTIONS) private readonly options: SignInOptions) {
    this.keys = providerKeys(options.jwksUrl, timeout);
  }

  /** Returns undefined for a guest. Throws TOKEN_REFUSED for a token that is forged, expired or of another audience. */
  personOf(ctx: RequestContext): Promise<Person | undefined> {
    return this.holderOf(ctx.req?.headers.authorization);
  }

  /** The same of an `Authorization` header. */
  async holderOf(authorization: string | undefined): Promise<Person | undefined> {
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const payload = await this.verify(token);
    return { subject: payload.sub ?? '', provenEmails: provenEmailsOf(payload) };
  }

  /**
   * Finds the address of somebody whose token tells none, as after signing in with a password. Throws when the provider cannot
   * be asked.
   */
  async emailOf({ subject, provenEmails }: Person): Promise<EmailOfPerson | undefined> {
    const [address] = provenEmails;
    if (address !== undefined) return { address, isProven: true };
    const all = await this.emailsAtProvider(subject);
    return all.find(({ isProven }) => isProven) ?? all[0];
  }

  /** True when the person has proven an address. Throws when the provider cannot be asked. */
  async hasProven({ subject, provenEmails }: Person, email: string): Promise<boolean> {
    if (provenEmails.includes(email)) return true;
    return (await this.emailsAtProvider(subject)).some(({ address, isProven }) => isProven && address === email);
  }

  private async emailsAtProvider(subject: string): Promise<readonly EmailOfPerson[]> {
    const { users, audience } = this.options;
    if (users === undefined) return [];
    const authorization = `Basic ${Buffer.from(`${audience}:${users.secret}`).toString('base64')}`;
    const response = await fetch(`${users.url}/${encodeURIComponent(subject)}`, {
      headers: { authorization },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 404) return [];
    if (!response.ok) throw new Error(`The sign-in provider answered ${response.status} for a user`);
    const { emails } = fieldsOf(await response.json());
    return (Array.isArray(emails) ? emails : [])
      .map(fieldsOf)
      .flatMap(({ email, verified }) =>
        typeof email === 'string' && isEmail(email)
          ? [{ address: normalEmail(email), isProven: verified === true }]
          : [],
      );
  }

  private async verify(token: string): Promise<JWTPayload> {
    try {
      const { issuer, audience } = this.options;
      const options = {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: clockSkew,
      };
      return (await jwtVerify(token, this.keys, options)).payload;
    } catch (error) {
      // A provider that does not answer is no reason to end a session.
      if (!tokenErrors.some((kind) => error instanceof kind)) throw error;
      throw new ShopFailure('TOKEN_REFUSED', 'The token of the sign-in provider is not accepted');
    }
  }
}

/** Reads the addresses from the token, and from the factors of the sign-in; both were verified by the provider. */
function provenEmailsOf(payload: JWTPayload): readonly string[] {
  const factors = fieldsOf(payload[sessionClaim])['authentication_factors'];
  const candidates = [
    payload['email_verified'] === false ? undefined : payload['email'],
    ...(Array.isArray(factors) ? factors.map((one) => fieldsOf(fieldsOf(one)['email_factor'])['email_address']) : []),
  ];
  return candidates.filter((one): one is string => typeof one === 'string' && isEmail(one)).map(normalEmail);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
