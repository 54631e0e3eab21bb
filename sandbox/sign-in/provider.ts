import type { Kysely } from 'kysely';
import type { Clock } from '#sandbox/clock';
import type { Database } from '#sandbox/database/schema';
import type { MessageLimits } from '#sandbox/http/message-limits';
import type { RandomSource } from '#sandbox/shop/random-source';
import type { ProjectKeys } from './project';

/** The dependencies of the sign-in provider. */
export interface Provider {
  readonly database: Kysely<Database>;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly keys: ProjectKeys;
  /** Used in mails and for passkeys. */
  readonly projectName: string;
  readonly messageLimits: MessageLimits;
  readonly passwordHashCost: number;
  /** Origin of the storefront, without a slash at the end. */
  readonly storefrontUrl: string;
}
