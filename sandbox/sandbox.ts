import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { restoreClock } from '#sandbox/shop/jobs/clock-routes';
import { runRecurringJobs } from '#sandbox/shop/jobs/recurring-jobs';
import { affiliateRoutes } from './affiliate/affiliate-routes';
import { partnerScripts } from './affiliate/partner-scripts';
import type { Clock } from './clock';
import { movableClock, systemClock } from './clock';
import { contentService } from './content-service/content-service';
import { loadContent } from './content-service/load-content';
import type { DatabaseChoice } from './database/open-database';
import { openDatabase } from './database/open-database';
import type { Database } from './database/schema';
import { eventRoutes } from './events/event-routes';
import { faults } from './faults/faults';
import { geolocationRoutes } from './geolocation/geolocation-routes';
import { hostedCardRoutes } from './hosted-payment/hosted-card-routes';
import { hostedPaymentRoutes } from './hosted-payment/hosted-payment-routes';
import { PaymentNotifications } from './hosted-payment/payment-notifications';
import type { MessageLimits } from './http/message-limits';
import { usualMessageLimits, MessageThrottle } from './http/message-limits';
import { isAddressInUse, PortTakenError, requireFreePort } from './http/port';
import { createServer } from './http/server';
import { pages } from './pages/pages';
import { editorialReviews, reviewEntries } from './reviews/review-entries';
import { reviewRoutes } from './reviews/review-routes';
import { Reviews } from './reviews/reviews';
import type { RandomSource } from './shop/random-source';
import { cryptoRandom } from './shop/random-source';
import { repeatedCalls } from './shop/repeated-calls/repeated-calls';
import { seedDatabase } from './shop/seed/seed';
import type { Shop } from './shop/shop';
import { shopRoutes } from './shop/shop-routes';
import type { TokenVerifier } from './shop/token-verifier';
import { configTokens, firstOf } from './shop/token-verifier';
import { usualHashCost } from './sign-in/password-hash';
import { localKeys, type ProjectKeys } from './sign-in/project';
import { signIn } from './sign-in/sign-in';
import { contactRoutes } from './support/contact-routes';
import { giveawayRoutes } from './support/giveaway-routes';
import { mailRoutes } from './support/mail-routes';
import { mailingListRoutes } from './support/mailing-list-routes';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly database: DatabaseChoice;
  readonly clock?: Clock;
  readonly random?: RandomSource;
  /** The storefront's origin. It may call the sandbox, and the payment page sends the browser back to it. */
  readonly storefrontUrl: string;
  readonly config?: ShopConfig;
  readonly messageLimits?: MessageLimits;
  /** Power of two: the work of hashing a password. */
  readonly passwordHashCost?: number;
  /** Gives guests' browsers the key of their cart in a cookie. */
  readonly orderCookie?: boolean;
  /** Of the sign-in provider's project; those of .env.example when left out. */
  readonly signInKeys?: ProjectKeys;
  /** Asked before the sign-in provider and the fixed bearer tokens of the configured customers. */
  readonly tokenVerifier?: TokenVerifier;
  /** False leaves out the content service, which reads and draws everything before it starts. */
  readonly content?: boolean;
}

export interface Sandbox {
  /** Origin, as in http://localhost:4000. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly database: Kysely<Database>;
  readonly clock: Clock;
  readonly config: ShopConfig;
  readonly storefrontUrl: string;
  readonly shop: Shop;
  readonly close: () => Promise<void>;
}

/** Starts the whole back end on this machine. Rejects with a PortTakenError when something else has the port. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port = 0, clock = systemClock, random = cryptoRandom, config = ringpullConfig, content = true } = options;
  const { messageLimits = usualMessageLimits, orderCookie = false, signInKeys = localKeys } = options;
  const { passwordHashCost = usualHashCost } = options;
  const storefrontUrl = new URL(options.storefrontUrl).origin;
  await requireFreePort(port);
  const { database, close: closeDatabase } = await openDatabase(options.database);
  try {
    let url = '';
    const provider = signIn({
      ...{ database, clock, random, messageLimits, passwordHashCost, storefrontUrl },
      keys: signInKeys,
      projectName: config.store.name,
    });
    const verifiers = [
      ...(options.tokenVerifier ? [options.tokenVerifier] : []),
      configTokens(config),
      provider.verifier,
    ];
    const shopClock = movableClock(clock);
    const shop: Shop = {
      database,
      config,
      clock: shopClock,
      random,
      messageLimits,
      orderCookie,
      messageThrottle: new MessageThrottle(shopClock, messageLimits),
      storefrontUrl,
      verifier: firstOf(verifiers),
      removeSignInUser: provider.removeUser,
      responses: { variant: 'default', paymentRetry: 'on-request' },
      url: () => url,
    };
    await database.transaction().execute((store) => seedDatabase(shop, store));
    await restoreClock(shop);
    const app = await createServer(storefrontUrl);
    await app.register(repeatedCalls(shop));
    // Before all routes, so that its hook sees every request.
    await app.register(faults());
    await app.register(shopRoutes(shop));
    const written = content ? loadContent() : undefined;
    const reviews = new Reviews(shop, editorialReviews(written?.entries ?? []));
    await app.register(reviewRoutes(shop, reviews));
    if (written)
      await app.register(
        contentService({
          content: written,
          addedEntries: async () => reviewEntries(await reviews.publishedByCustomers()),
        }),
      );
    await app.register(provider.routes);
    const services = [
      eventRoutes(),
      affiliateRoutes(),
      partnerScripts(),
      contactRoutes(shop),
      mailingListRoutes(shop),
      giveawayRoutes(shop),
      geolocationRoutes(),
    ];
    for (const service of services) await app.register(service);
    const notifications = new PaymentNotifications();
    await app.register(hostedPaymentRoutes(shop));
    await app.register(hostedCardRoutes(shop));
    await app.register(mailRoutes(shop));
    await app.register(pages(shop, reviews, notifications));
    await listen(app, port);
    url = `http://localhost:${String((app.server.address() as AddressInfo).port)}`;
    await runRecurringJobs(shop);
    const close = async (): Promise<void> => {
      await app.close();
      await notifications.settled();
      await closeDatabase();
    };
    return { url, app, database, clock, config, storefrontUrl, shop, close };
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
