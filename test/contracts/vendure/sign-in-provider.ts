import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TestEngine } from './test-engine';

/** One for all files of a run: the engine keeps a key that it has seen, and asks seldom for another. */
const keys = generateKeyPair('RS256');
const keyId = randomUUID();

export interface Claims {
  readonly issuer: string;
  readonly audience: string;
  readonly expires: string;
}

/** A sign-in provider that says of everybody who they are, and shows its key. */
export interface SignInProvider {
  tokenOf(subject: string, claims?: Claims): Promise<string>;
  close(): Promise<void>;
}

export async function startSignInProvider({ signInPort, issuer, audience }: TestEngine): Promise<SignInProvider> {
  const { publicKey, privateKey } = await keys;
  const key = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(signInPort, '127.0.0.1', resolve));
  return {
    tokenOf: (subject, claims = { issuer, audience, expires: '1h' }) =>
      new SignJWT({ email: `${subject}@example.test` })
        .setProtectedHeader({ alg: 'RS256', kid: keyId })
        .setIssuer(claims.issuer)
        .setAudience(claims.audience)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(claims.expires)
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
