import type { CryptoKey, JWK } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Variables } from '#src/config/settings';
import { StandInServer } from './stand-in-server';

const issuer = 'issuer.test';
const audience = 'project-test';
const sessionClaim = 'https://stytch.com/session';

interface User {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Stands in for the sign-in provider: signs tokens, and tells servers who a user is. */
export class SignInStandIn {
  /** Users by subject, as servers may ask for them. */
  readonly users = new Map<string, User>();
  private privateKey: CryptoKey;
  private publicKey: JWK;
  private readonly server = new StandInServer(({ path }) => {
    if (path === '/jwks') return { body: { keys: [{ ...this.publicKey, kid: 'key', alg: 'RS256' }] } };
    const user = this.users.get(decodeURIComponent(path.replace('/users/', '')));
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
      SIGN_IN_JWKS_URL: `${this.server.url}/jwks`,
      SIGN_IN_ISSUER: issuer,
      SIGN_IN_AUDIENCE: audience,
      SIGN_IN_USERS_URL: `${this.server.url}/users`,
      SIGN_IN_SECRET: 'secret',
    };
  }

  /** Signs somebody in who has proven an address by a link that was mailed to it, or has not. */
  async headers(subject: string, provenEmail?: string): Promise<Readonly<Record<string, string>>> {
    const factors = provenEmail === undefined ? [] : [{ email_factor: { email_address: provenEmail } }];
    const token = await new SignJWT({ [sessionClaim]: { authentication_factors: factors } })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setExpirationTime('5m')
      .sign(this.privateKey);
    return { Authorization: `Bearer ${token}` };
  }
}
