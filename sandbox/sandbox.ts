import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './clock';
import { movableClock, systemClock } from './clock';
import { contentService } from './content-service/content-service';
import type { DatabaseChoice } from './database/open-database';
import { openDatabase } from './database/open-database';
import type { Database } from './database/schema';
import { eventRoutes } from './events/event-routes';
import { faults } from './faults/faults';
import { isAddressInUse, PortTakenError, requireFreePort } from './http/port';
import { createServer } from './http/server';
import { pages } from './pages/pages';
import type { TokenVerifier } from './shop/customers/token-verifier';
import { firstOf, worldTokens } from './shop/customers/token-verifier';
import { rememberTime } from './shop/nights/clock-routes';
import { catchUp } from './shop/nights/nights';
import type { RandomSource } from './shop/random-source';
import { cryptoRandom } from './shop/random-source';
import { seedWorld } from './shop/seed';
import type { Shop } from './shop/shop';
import { shopRoutes } from './shop/shop-routes';
import type { World } from './shop/world';
import { ringpullWorld } from './shop/worlds/ringpull-world';
import { signIn } from './sign-in/sign-in';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly database: DatabaseChoice;
  readonly clock?: Clock;
  readonly random?: RandomSource;
  /** Where the storefront runs: it may call, and the payment page sends the browser back to it. */
  readonly storefrontUrl: string;
  readonly world?: World;
  /** Asked before the sign-in provider and the everlasting tokens of the world's customers. */
  readonly tokenVerifier?: TokenVerifier;
  /** False leaves the content service out, which reads and draws everything before it starts. */
  readonly content?: boolean;
}

export interface Sandbox {
  /** Origin, as in http://localhost:4000. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly database: Kysely<Database>;
  readonly clock: Clock;
  readonly world: World;
  readonly storefrontUrl: string;
  readonly shop: Shop;
  readonly close: () => Promise<void>;
}

/** Starts the whole back end on this machine. Rejects with a PortTakenError when something else has the port. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port = 0, clock = systemClock, random = cryptoRandom, world = ringpullWorld, content = true } = options;
  const storefrontUrl = new URL(options.storefrontUrl).origin;
  await requireFreePort(port);
  const { database, close: closeDatabase } = await openDatabase(options.database);
  try {
    let url = '';
    const provider = signIn({ database, clock, random, projectName: world.store.name, storefrontUrl });
    const verifiers = [
      ...(options.tokenVerifier ? [options.tokenVerifier] : []),
      worldTokens(world),
      provider.verifier,
    ];
    const shop: Shop = {
      database,
      world,
      clock: movableClock(clock),
      random,
      storefrontUrl,
      verifier: firstOf(verifiers),
      answers: { way: 'usual' },
      url: () => url,
    };
    await database.transaction().execute((store) => seedWorld(shop, store));
    await rememberTime(shop);
    const app = await createServer(storefrontUrl);
    // First, so that its hook sees every request.
    await app.register(faults());
    await app.register(shopRoutes(shop));
    if (content) await app.register(contentService());
    await app.register(provider.routes);
    await app.register(eventRoutes());
    await app.register(pages(shop));
    await listen(app, port);
    url = `http://localhost:${String((app.server.address() as AddressInfo).port)}`;
    await catchUp(shop);
    const close = async (): Promise<void> => {
      await app.close();
      await closeDatabase();
    };
    return { url, app, database, clock, world, storefrontUrl, shop, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: 'localhost' });
  } catch (error) {
    throw isAddressInUse(error) ? new PortTakenError(port) : error;
  }
}
