import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { serverSecret } from '#tools/engine/test-engine';
import type { TestEngine } from './test-engine';

/** One for all files of a run: the engine keeps a key that it has seen, and asks seldom for another. */
const keys = generateKeyPair('RS256');
const keyId = randomUUID();

export interface Claims {
  readonly issuer: string;
  readonly audience: string;
  /** Missing in a token that never ends. */
  readonly expires?: string;
  /** A token of a user who came with a password tells no address. */
  readonly tellsAddress?: boolean;
}

/** A sign-in provider that vouches for every identity, and shows its key. */
export interface SignInProvider {
  tokenOf(subject: string, claims?: Claims): Promise<string>;
  close(): Promise<void>;
}

export async function startSignInProvider({ signInPort, issuer, audience }: TestEngine): Promise<SignInProvider> {
  const { publicKey, privateKey } = await keys;
  const key = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  const server = createServer(({ url = '', headers }, response) => {
    response.setHeader('Content-Type', 'application/json');
    const [, subject] = /^\/users\/([\w-]+)$/.exec(url) ?? [];
    const mayAsk = headers.authorization === `Basic ${btoa(`${audience}:${serverSecret}`)}`;
    if (subject !== undefined && !mayAsk) response.statusCode = 401;
    const addresses = [
      { email: `new-${subject}@example.test`, verified: false },
      { email: `${subject}@example.test`, verified: true },
    ];
    response.end(JSON.stringify(subject === undefined ? { keys: [key] } : { emails: addresses }));
  });
  await new Promise<void>((resolve) => server.listen(signInPort, '127.0.0.1', resolve));
  return {
    tokenOf: (subject, claims = { issuer, audience, expires: '1h' }) => {
      const token = new SignJWT(claims.tellsAddress === false ? {} : { email: `${subject}@example.test` })
        .setProtectedHeader({ alg: 'RS256', kid: keyId })
        .setIssuer(claims.issuer)
        .setAudience(claims.audience)
        .setSubject(subject)
        .setIssuedAt();
      return (claims.expires === undefined ? token : token.setExpirationTime(claims.expires)).sign(privateKey);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
