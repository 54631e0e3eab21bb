import type { JWK } from 'jose';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { SignInSessionRow } from '#sandbox/database/sign-in-tables';
import { issuer, projectId } from './project';
import type { Provider } from './provider';
import { sessionView } from './session-view';
import { SigningKeys } from './signing-key';

const sessionClaim = 'https://stytch.com/session';
const lifetimeSeconds = 300;

/** What a good session JWT says. */
export interface VerifiedJwt {
  readonly userId: string;
  readonly sessionId: string;
}

/** Session JWTs: RS256, five minutes, with the session in a claim of its own. */
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

  /** Undefined for a token that is expired, forged, or for somebody else. Whether the session still lives is not asked here. */
  async verify(jwt: string): Promise<VerifiedJwt | undefined> {
    // What cannot be a JWT needs no key, which may have to be made first.
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

  /** The public halves, for whoever wants to verify by themselves. */
  async keySet(): Promise<{ readonly keys: readonly JWK[] }> {
    return { keys: [(await this.keys.current()).publicJwk] };
  }
}
