import type { CryptoKey, JWK } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Variables } from '#src/config/settings';
import type { Answer } from './stand-in-server';
import { StandInServer } from './stand-in-server';

/** The project of the engine under test. */
const audience = 'project-test-00000000-0000-4000-8000-000000000002';
const issuer = `stytch.com/${audience}`;
const secret = 'secret-test-1';
const sessionClaim = 'https://stytch.com/session';

interface User {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Stands in for the sign-in provider: signs tokens, and tells servers who a user is. */
export class SignInStandIn {
  /** Users by subject, as servers may ask for them. */
  readonly users = new Map<string, User>();
  /** The status of the answer that has the keys: 429 and 503 come without any. */
  statusOfKeys = 200;
  private privateKey: CryptoKey;
  private publicKey: JWK;
  private readonly server = new StandInServer(({ path, headers }) => {
    const project = /^\/v1\/sessions\/jwks\/(.+)$/.exec(path)?.[1];
    if (project !== undefined) return this.keysOf(project);
    // Stytch identifies a server by the id and the secret of its project, and has these error types (StytchAPIErrorType
    // of @stytch/vanilla-js, https://stytch.com/docs/api/errors).
    const [, id, shown] = /^([^:]+):(.+)$/.exec(decoded(headers.authorization)) ?? [];
    if (id !== audience) return { status: 400, body: { error_type: 'invalid_project_id_authentication' } };
    if (shown !== secret) return { status: 401, body: { error_type: 'invalid_secret_authentication' } };
    const user = this.users.get(decodeURIComponent(path.replace('/v1/users/', '')));
    if (!user) return { status: 404, body: {} };
    return { body: { emails: [{ email: user.email, verified: user.isVerified }] } };
  });

  async start(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    this.privateKey = privateKey;
    this.publicKey = await exportJWK(publicKey);
    await this.server.start();
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  get variables(): Variables {
    return {
      SIGN_IN_JWKS_URL: `${this.server.url}/v1/sessions/jwks/${audience}`,
      SIGN_IN_ISSUER: issuer,
      SIGN_IN_AUDIENCE: audience,
      SIGN_IN_USERS_URL: `${this.server.url}/v1/users`,
      SIGN_IN_SECRET: secret,
    };
  }

  /** Signs in a customer, with an address that a mailed link has proven, or without one. */
  headers(subject: string, provenEmail?: string): Promise<Readonly<Record<string, string>>> {
    return this.headersOf({}, subject, provenEmail);
  }

  /** The same, in the name of another issuer or for another project, whose keys may be others, too. */
  async headersOf(
    other: { readonly issuer?: string; readonly audience?: string; readonly privateKey?: CryptoKey },
    subject: string,
    provenEmail?: string,
  ): Promise<Readonly<Record<string, string>>> {
    const factors = provenEmail === undefined ? [] : [{ email_factor: { email_address: provenEmail } }];
    const token = await new SignJWT({ [sessionClaim]: { authentication_factors: factors } })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuer(other.issuer ?? issuer)
      .setAudience([other.audience ?? audience])
      .setSubject(subject)
      .setExpirationTime('5m')
      .sign(other.privateKey ?? this.privateKey);
    return { Authorization: `Bearer ${token}` };
  }

  private keysOf(project: string): Answer {
    // https://stytch.com/docs/api/jwks-get
    if (project !== audience) return { status: 404, body: { error_type: 'project_not_found' } };
    if (this.statusOfKeys !== 200) return { status: this.statusOfKeys, body: {} };
    return { body: { keys: [{ ...this.publicKey, kid: 'key', alg: 'RS256' }] } };
  }
}

function decoded(authorization = ''): string {
  return Buffer.from(/^Basic (.+)$/.exec(authorization)?.[1] ?? '', 'base64').toString();
}
