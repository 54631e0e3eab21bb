import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInWalletRow } from '#sandbox/database/schema';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { consumeChallenge, createChallenge, isOpen, listChallenges } from './challenges';
import { SignInRefusal } from './errors';
import { walletFactor } from './factors';
import { makeId } from './ids';
import type { Provider } from './provider';
import { readBody } from './read-body';
import { requireSession, sessionMinutes } from './session-store';
import type { Fields } from './success-response';
import { successResponse } from './success-response';
import { createUser, runExclusive } from './user-store';
import type { WalletType } from './wallet-signatures';
import { isSignedBy, walletAddress, walletTypes } from './wallet-signatures';

interface Wallet {
  readonly type: WalletType;
  readonly address: string;
}

const challengeMinutes = 5;
const walletShape = { crypto_wallet_address: 'string', crypto_wallet_type: 'string' } as const;

/** Crypto wallets: the wallet signs a one-time message (spec §7 Sign-in provider). */
export function wallets(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;

  app.post('/crypto_wallets/authenticate/start/primary', async (request) => start(readWallet(request), undefined));

  // A signed-in user adds a wallet.
  app.post('/crypto_wallets/authenticate/start/secondary', async (request) => {
    const { row: session } = await requireSession(provider, request);
    const wallet = readWallet(request);
    const known = await findWallet(provider, wallet);
    if (known && known.userId !== session.userId) throw new SignInRefusal('duplicate_wallet_address');
    return start(wallet, session.userId);
  });

  app.post('/crypto_wallets/authenticate', async (request) => {
    const wallet = readWallet(request);
    const body = readBody(request.body, { signature: 'string', session_duration_minutes: 'number?' });
    const minutes = sessionMinutes(body.session_duration_minutes);
    const posed = await listChallenges(provider, 'wallet', methodOf(wallet));
    if (posed.length === 0) throw new SignInRefusal('crypto_wallet_not_found');
    const open = posed.filter((challenge) => isOpen(challenge, provider.clock.now()));
    const signed = open.find(
      ({ secret }) => secret !== null && isSignedBy(wallet.type, wallet.address, secret, body.signature),
    );
    if (!signed || !(await consumeChallenge(provider, signed)))
      throw new SignInRefusal('unable_to_authenticate_crypto_wallet');
    const row = await findOrAddWallet(
      provider,
      wallet,
      signed.userId === null ? undefined : await ownerOf(signed.userId, request),
    );
    return signInResponse(context, request, {
      userId: row.userId,
      factor: walletFactor(row, provider.clock.now()),
      minutes,
    });
  });

  /** A challenge of a signed-in user adds the wallet only while that user is still signed in. */
  async function ownerOf(userId: string, request: FastifyRequest): Promise<string> {
    const { row: session } = await requireSession(provider, request);
    if (session.userId !== userId) throw new SignInRefusal('unable_to_authenticate_crypto_wallet');
    return userId;
  }

  async function start(wallet: Wallet, userId: string | undefined): Promise<Fields> {
    const known = await findWallet(provider, wallet);
    const secret = [
      `${provider.projectName} asks you to sign in with this wallet:`,
      wallet.address,
      '',
      'Signing costs nothing and moves nothing.',
      `Nonce: ${provider.random.token(16)}`,
      `Issued at: ${provider.clock.now().toISOString()}`,
    ].join('\n');
    const owner = userId === undefined ? {} : { userId };
    await createChallenge(provider, {
      kind: 'wallet',
      minutes: challengeMinutes,
      methodId: methodOf(wallet),
      secret,
      ...owner,
    });
    return successResponse(provider, {
      user_id: known?.userId ?? userId ?? '',
      challenge: secret,
      user_created: false,
    });
  }
}

function methodOf({ type, address }: Wallet): string {
  return `${type}:${address}`;
}

function readWallet(request: FastifyRequest): Wallet {
  const body = readBody(request.body, walletShape);
  const type = walletTypes.find((known) => known === body.crypto_wallet_type);
  if (!type) throw new SignInRefusal('invalid_wallet_type');
  const address = walletAddress(type, body.crypto_wallet_address);
  if (address === undefined)
    throw new SignInRefusal(type === 'ethereum' ? 'invalid_ethereum_address' : 'invalid_solana_address');
  return { type, address };
}

function findWallet({ database }: Provider, { type, address }: Wallet): Promise<SignInWalletRow | undefined> {
  return database
    .selectFrom('signInWallets')
    .selectAll()
    .where('type', '=', type)
    .where('address', '=', address)
    .executeTakeFirst();
}

function findOrAddWallet(provider: Provider, wallet: Wallet, owner: string | undefined): Promise<SignInWalletRow> {
  return runExclusive(provider, `wallet ${methodOf(wallet)}`, async (store) => {
    const known = await store
      .selectFrom('signInWallets')
      .selectAll()
      .where('type', '=', wallet.type)
      .where('address', '=', wallet.address)
      .executeTakeFirst();
    if (known) return known;
    const userId = owner ?? (await createUser(provider, store));
    const row: SignInWalletRow = { id: makeId(provider.random, 'crypto-wallet'), userId, ...wallet, verified: true };
    await store.insertInto('signInWallets').values(row).execute();
    return row;
  });
}
