import type { Kysely, Transaction } from 'kysely';
import type { MovableClock } from '#sandbox/clock';
import type { Database } from '#sandbox/database/schema';
import type { AnswerWay } from './answers/answer-way';
import type { TokenVerifier } from './customers/token-verifier';
import type { RandomSource } from './random-source';
import type { World } from './world';

/** What every part of the shop back end works with. */
export interface Shop {
  readonly database: Kysely<Database>;
  readonly world: World;
  /** The shop's own time; the sign-in provider has its own, so that moving this one signs nobody out. */
  readonly clock: MovableClock;
  readonly random: RandomSource;
  readonly verifier: TokenVerifier;
  /** How shapes are answered that facts leave open; changed by hand and by tests. */
  readonly answers: { way: AnswerWay };
  /** Origin of the storefront, without a slash at the end. */
  readonly storefrontUrl: string;
  /** Origin of this sandbox, known once it listens. */
  url(): string;
}

/** The database, or a transaction on it. */
export type Store = Kysely<Database> | Transaction<Database>;
