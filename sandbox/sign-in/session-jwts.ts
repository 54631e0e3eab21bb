import type { JWK } from 'jose';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { SignInSessionRow } from '#sandbox/database/schema';
import { issuer, projectId } from './project';
import type { Provider } from './provider';
import { sessionView } from './session-view';
import { SigningKeys } from './signing-key';

const sessionClaim = 'https://stytch.com/session';
const lifetimeSeconds = 300;

export interface VerifiedJwt {
  readonly userId: string;
  readonly sessionId: string;
}

/** Session JWTs: RS256, valid for five minutes, with the session in a custom claim. */
export class SessionJwts {
  private readonly keys: SigningKeys;

  constructor(private readonly provider: Provider) {
    this.keys = new SigningKeys(provider);
  }

  async sign(session: SignInSessionRow): Promise<string> {
    const { keyId, privateKey } = await this.keys.current();
    const issuedAt = Math.floor(this.provider.clock.now().getTime() / 1000);
    const {
      session_id: id,
      started_at,
      last_accessed_at,
      expires_at,
      attributes,
      authentication_factors,
      roles,
    } = sessionView(session);
    return new SignJWT({
      [sessionClaim]: { id, started_at, last_accessed_at, expires_at, attributes, authentication_factors, roles },
    })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience([projectId])
      .setSubject(session.userId)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .sign(privateKey);
  }

  /** Undefined for an expired or forged token, or another audience. Does not check the session itself. */
  async verify(jwt: string): Promise<VerifiedJwt | undefined> {
    // Check the format first, because the key may have to be generated.
    if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(jwt)) return undefined;
    const { publicKey } = await this.keys.current();
    try {
      const { payload } = await jwtVerify(jwt, publicKey, {
        issuer,
        audience: projectId,
        algorithms: ['RS256'],
        currentDate: this.provider.clock.now(),
      });
      const session = payload[sessionClaim];
      const sessionId = typeof session === 'object' && session !== null && 'id' in session ? session.id : undefined;
      return payload.sub !== undefined && typeof sessionId === 'string'
        ? { userId: payload.sub, sessionId }
        : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** The public keys. */
  async keySet(): Promise<{ readonly keys: readonly JWK[] }> {
    return { keys: [(await this.keys.current()).publicJwk] };
  }
}
