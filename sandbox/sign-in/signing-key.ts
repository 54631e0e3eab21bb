import type { CryptoKey, JWK } from 'jose';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import { makeId } from './ids';
import type { Provider } from './provider';

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The public key as in the key set. */
  readonly publicJwk: JWK;
}

const use = 'session-jwt';

/** The key that signs session JWTs. Generated at the first sign-in and stored, so that sandboxes on one database share it. */
export class SigningKeys {
  private key: Promise<SigningKey> | undefined;

  constructor(private readonly provider: Provider) {}

  current(): Promise<SigningKey> {
    this.key ??= this.load().catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }

  private async load(): Promise<SigningKey> {
    const stored = (await this.read()) ?? (await this.make());
    const privateJwk = stored.privateKey as JWK;
    const { kty, n, e } = privateJwk;
    const publicJwk: JWK = {
      ...(kty && n && e ? { kty, n, e } : {}),
      kid: stored.keyId,
      alg: 'RS256',
      use: 'sig',
      key_ops: ['verify'],
    };
    return {
      keyId: stored.keyId,
      publicJwk,
      privateKey: await imported(privateJwk),
      publicKey: await imported(publicJwk),
    };
  }

  private read(): Promise<{ keyId: string; privateKey: Record<string, unknown> } | undefined> {
    return this.provider.database
      .selectFrom('signInKeys')
      .select(['keyId', 'privateKey'])
      .where('use', '=', use)
      .executeTakeFirst();
  }

  /** Generates a key. If two sandboxes do so at the same time, both use the one stored first. */
  private async make(): Promise<{ keyId: string; privateKey: Record<string, unknown> }> {
    const { database, clock, random } = this.provider;
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    await database
      .insertInto('signInKeys')
      .values({
        use,
        keyId: makeId(random, 'key'),
        privateKey: JSON.stringify(await exportJWK(privateKey)),
        createdAt: clock.now(),
      })
      .onConflict((conflict) => conflict.column('use').doNothing())
      .execute();
    const stored = await this.read();
    if (!stored) throw new Error('The signing key could not be stored.');
    return stored;
  }
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256');
  if (key instanceof Uint8Array) throw new Error('The stored signing key is not an RSA key.');
  return key;
}
