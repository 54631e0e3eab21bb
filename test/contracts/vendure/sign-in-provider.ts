import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TestEngine } from './test-engine';

/** A sign-in provider that says of everybody who they are, and shows its key. */
export interface SignInProvider {
  tokenOf(subject: string): Promise<string>;
  close(): Promise<void>;
}

export async function startSignInProvider({ signInPort, issuer, audience }: TestEngine): Promise<SignInProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'contracts', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(signInPort, '127.0.0.1', resolve));
  return {
    tokenOf: (subject) =>
      new SignJWT({ email: `${subject}@example.test` })
        .setProtectedHeader({ alg: 'RS256', kid: 'contracts' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
