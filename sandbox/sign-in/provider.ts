import type { Kysely } from 'kysely';
import type { Clock } from '#sandbox/clock';
import type { Database } from '#sandbox/database/schema';
import type { RandomSource } from '#sandbox/shop/random-source';

/** What every part of the sign-in provider works with. */
export interface Provider {
  readonly database: Kysely<Database>;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** Stands in mails and beside passkeys. */
  readonly projectName: string;
  /** Origin of the storefront, without a slash at the end. */
  readonly storefrontUrl: string;
}
