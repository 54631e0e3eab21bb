import { join } from 'node:path';
import type { VendureConfig } from '@vendure/core';
import {
  DefaultCachePlugin,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  LogLevel,
  UuidIdStrategy,
} from '@vendure/core';
import { HardenPlugin } from '@vendure/harden-plugin';
import { assetServer } from '#src/config/assets';
import { mostConnections } from '#src/config/connections';
import { dashboardSettings, serveDashboard } from '#src/config/dashboard';
import type { Environment } from '#src/config/environment';
import { dashboardRoute } from '#src/config/environment';
import { refuseInvalidVariables } from '#src/config/invalid-variables';
import { noSuggestions } from '#src/config/no-suggestions';
import { keepUsageToOurselves } from '#src/config/usage-reports';
import { callReader } from '#src/http/call-bodies';
import { refuseForms, storefrontOnly } from '#src/http/cross-origin';
import { refuseLongBodies } from '#src/http/long-bodies';
import { refuseEncodedBodies } from '#src/http/plain-bodies';
import { readShopOperations } from '#src/http/shop-operations';
import { JsonLogger } from '#src/log/json-logger';
import { nameRequest } from '#src/log/request-id';
import { AddressBookPlugin } from '#src/plugins/address-book/address-book.plugin';
import { AffiliatePlugin } from '#src/plugins/affiliate/affiliate.plugin';
import { AuditPlugin } from '#src/plugins/audit/audit.plugin';
import { CallsPlugin } from '#src/plugins/calls/calls.plugin';
import { CartPlugin } from '#src/plugins/cart/cart.plugin';
import { CataloguePlugin } from '#src/plugins/catalogue/catalogue.plugin';
import { CheckoutPlugin } from '#src/plugins/checkout/checkout.plugin';
import { ContactPlugin } from '#src/plugins/contact/contact.plugin';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { EventsPlugin } from '#src/plugins/events/events.plugin';
import { FailuresPlugin } from '#src/plugins/failures/failures.plugin';
import { GeographyPlugin } from '#src/plugins/geography/geography.plugin';
import { GeolocationPlugin } from '#src/plugins/geolocation/geolocation.plugin';
import { GiftCardPlugin } from '#src/plugins/gift-card/gift-card.plugin';
import { GiveawayPlugin } from '#src/plugins/giveaway/giveaway.plugin';
import { GroupOrderPlugin } from '#src/plugins/group-order/group-order.plugin';
import { HeartbeatPlugin } from '#src/plugins/heartbeat/heartbeat.plugin';
import { LedgerPlugin } from '#src/plugins/ledger/ledger.plugin';
import { MailPlugin } from '#src/plugins/mail/mail.plugin';
import { MailingListPlugin } from '#src/plugins/mailing-list/mailing-list.plugin';
import { OrdersPlugin } from '#src/plugins/orders/orders.plugin';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { PromoCodePlugin } from '#src/plugins/promo-code/promo-code.plugin';
import { RebuildPlugin } from '#src/plugins/rebuild/rebuild.plugin';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { ReferralPlugin } from '#src/plugins/referral/referral.plugin';
import { RepeatedCallsPlugin } from '#src/plugins/repeated-calls/repeated-calls.plugin';
import { ReviewsPlugin } from '#src/plugins/reviews/reviews.plugin';
import { SavedCardPlugin } from '#src/plugins/saved-card/saved-card.plugin';
import { SessionPlugin } from '#src/plugins/session/session.plugin';
import { StockNoticePlugin } from '#src/plugins/stock-notice/stock-notice.plugin';
import { StoreCreditPlugin } from '#src/plugins/store-credit/store-credit.plugin';
import { SubscriptionPlugin } from '#src/plugins/subscription/subscription.plugin';
import { TaxPlugin } from '#src/plugins/tax/tax.plugin';

/** Seconds between two attempts at a job, at most: a mail server may be away for a while. */
const longestPause = 600;

/** Maximum query complexity of a call, as the plugin counts it: several times that of the storefront's largest call. */
const mostComplex = 10_000;

/** The path of the shop API. */
const shopApiPath = 'shop-api';

/** The paths below which pages of the storefront send something to services of the engine. */
const services = ['api', 'affiliate', 'events', 'failures'] as const;

/** Milliseconds after which a call without a connection fails and says so. */
const longestWait = 30_000;

/**
 * Makes the configuration that server, worker, migrations and seed share. Statements of those that run beside shoppers end after so
 * many milliseconds; those of a migration or a seed may take as long as they need.
 */
export function vendureConfig(environment: Environment, statementTimeout?: number): VendureConfig {
  keepUsageToOurselves(process.env);
  const { isProduction, host, port, databaseUrl, shopUrl, channelToken, cookieSecret, administrator } = environment;
  const { isOpen, operations } = environment.shopApi;
  const level = environment.variables['DEBUG'] ? LogLevel.Verbose : LogLevel.Warn;
  return {
    ...(channelToken === undefined ? {} : { defaultChannelToken: channelToken }),
    logger: isProduction ? new JsonLogger(level) : new DefaultLogger({ level }),
    apiOptions: {
      hostname: host,
      port,
      shopApiPath,
      adminApiPath: 'admin-api',
      // Vendure would have one rule for both of its APIs.
      cors: false,
      csrfPrevention: true,
      trustProxy: environment.trustedProxies,
      apolloServerPlugins: [refuseInvalidVariables, ...(isProduction ? [noSuggestions] : [])],
      middleware: [
        { route: '/', handler: nameRequest, beforeListen: true },
        { route: '/', handler: refuseEncodedBodies, beforeListen: true },
        ...[shopApiPath, 'geolocation', ...services].map((path) => ({
          route: `/${path}`,
          handler: storefrontOnly(new URL(shopUrl).origin),
          beforeListen: true,
        })),
        {
          route: `/${shopApiPath}`,
          handler: callReader(isOpen ? undefined : readShopOperations(operations)),
          beforeListen: true,
        },
        ...services.map((path) => ({ route: `/${path}`, handler: refuseForms, beforeListen: true })),
        { route: '/api', handler: refuseLongBodies, beforeListen: true },
        { route: dashboardRoute, handler: serveDashboard(environment.assets.url) },
      ],
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      cookieOptions: {
        secret: cookieSecret,
        sameSite: 'strict',
        // Behind a proxy that speaks HTTPS; without one, nothing but this machine reaches the dashboard.
        secure: isProduction && environment.trustedProxies > 0,
      },
      superadminCredentials: { identifier: administrator.name, password: administrator.password },
    },
    // Ids appear in confirmation URLs: a UUID reveals neither other ids nor the number of orders.
    entityOptions: { entityIdStrategy: new UuidIdStrategy() },
    dbConnectionOptions: {
      type: 'postgres',
      url: databaseUrl,
      // PostgreSQL makes UUIDs by itself: this names its own function, and no extension has to be installed.
      uuidExtension: 'pgcrypto',
      installExtensions: false,
      synchronize: false,
      // Without failed queries: their parameters hold tokens and addresses, and the failure is logged where they were asked.
      logging: ['warn', 'schema', 'migration'],
      migrations: [join(__dirname, '../migrations/*.js')],
      extra: {
        max: mostConnections,
        connectionTimeoutMillis: longestWait,
        ...(statementTimeout !== undefined && { statement_timeout: statementTimeout }),
      },
    },
    settingsStoreFields: dashboardSettings,
    paymentOptions: { paymentMethodHandlers: [] },
    plugins: [
      DefaultJobQueuePlugin.init({
        backoffStrategy: (_queue, attempts) => Math.min(2 ** attempts, longestPause) * 1000,
      }),
      DefaultSchedulerPlugin.init({}),
      // Shared by all servers: the cache of one process would show another's sessions as they were.
      DefaultCachePlugin.init({}),
      HardenPlugin.init({
        apiMode: isProduction ? 'prod' : 'dev',
        maxQueryComplexity: mostComplex,
        hideFieldSuggestions: false,
      }),
      assetServer(environment),
      CallsPlugin,
      // Each plugin stands below those that import it.
      CorePlugin.init(environment),
      LedgerPlugin.init(environment),
      RecentCallsPlugin,
      SessionPlugin.init(environment),
      CustomerPlugin,
      GeographyPlugin,
      AddressBookPlugin,
      CartPlugin,
      SavedCardPlugin.init(environment),
      PaymentPlugin.init(environment),
      TaxPlugin.init(environment),
      PromoCodePlugin,
      StoreCreditPlugin,
      GiftCardPlugin,
      SubscriptionPlugin.init(environment),
      StockNoticePlugin,
      CataloguePlugin.init(environment),
      CheckoutPlugin,
      OrdersPlugin.init(environment),
      GroupOrderPlugin,
      ReferralPlugin.init(environment),
      RebuildPlugin.init(environment),
      MailPlugin.init(environment),
      RepeatedCallsPlugin,
      ReviewsPlugin,
      EventsPlugin.init(environment),
      AffiliatePlugin.init(environment),
      FailuresPlugin,
      AuditPlugin.init(environment),
      HeartbeatPlugin,
      ContactPlugin.init(environment.mail.brand.supportAddress),
      MailingListPlugin.init(environment),
      GiveawayPlugin,
      GeolocationPlugin.init(environment.placeHeaders),
    ],
  };
}
