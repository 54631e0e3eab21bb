import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { MovableClock } from '#sandbox/clock';
import type { Database } from '#sandbox/database/schema';
import type { MessageLimits, MessageThrottle } from '#sandbox/http/message-limits';
import type { ShopConfig } from './config/shop-config';
import type { RandomSource } from './random-source';
import type { PaymentRetry, ResponseVariant } from './response-variants';
import type { TokenVerifier } from './token-verifier';

/** The dependencies of the shop back end. */
export interface Shop {
  readonly database: Kysely<Database>;
  readonly config: ShopConfig;
  /** The sign-in provider has its own clock, so that moving this one signs no user out. */
  readonly clock: MovableClock;
  readonly random: RandomSource;
  readonly verifier: TokenVerifier;
  /** Removes a user from the sign-in provider, with every session. An unknown one is gone already. */
  readonly removeSignInUser: (store: Store, subject: string) => Promise<void>;
  /** The active response variant and the retry of failed payments; changed by hand and by tests. */
  readonly responses: { variant: ResponseVariant; paymentRetry: PaymentRetry };
  readonly messageLimits: MessageLimits;
  /** Guests' browsers are given the key of their cart in a cookie (docs/hosting.md). */
  readonly orderCookie: boolean;
  /** Asked before every message that anybody can have sent to somebody else. */
  readonly messageThrottle: MessageThrottle;
  /** Origin of the storefront, without a slash at the end. */
  readonly storefrontUrl: string;
  /** Origin of this sandbox, known once it listens. */
  url(): string;
}

/** The database, or a transaction on it. */
export type Store = Kysely<Database> | Transaction<Database>;

/** A query for the ids of some rows of a table, which a job can run, narrow, or ask whether it finds any. */
export type Ids<T extends keyof Database> = SelectQueryBuilder<Database, T, { id: number }>;

/** Work on the shop's data, with its time. */
export interface ShopWork {
  readonly shop: Shop;
  readonly store: Store;
  readonly now: Date;
}
