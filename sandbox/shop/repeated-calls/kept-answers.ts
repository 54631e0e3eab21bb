import type { Shop, Store } from '#sandbox/shop/shop';

/** A call that has a key. All three are hashes: a repeated call is recognized without the data that was sent. */
export interface KeyedCall {
  readonly caller: string;
  readonly key: string;
  /** Names the method, the address and the body. */
  readonly request: string;
}

export interface Answer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: string | null;
}

/** The first call with a key. It has no answer while it runs. */
export interface KnownCall {
  readonly request: string;
  readonly answer: Answer | undefined;
}

/** Milliseconds for which a key is known: a day. */
const keptFor = 86_400_000;

/**
 * Notes that a call with this key begins. Undefined when it is the first; otherwise the record of the first one, without an
 * answer while it runs. The note is a row that is committed on its own, so that every sandbox on the same database sees it.
 */
export async function beginCall({ database, clock }: Shop, call: KeyedCall): Promise<KnownCall | undefined> {
  const now = clock.now();
  const first = { request: call.request, begunAt: now, status: null, contentType: null, body: null };
  const begun = await database
    .insertInto('keyedCalls')
    .values({ ...call, ...first })
    .onConflict((conflict) =>
      conflict.columns(['caller', 'key']).doUpdateSet(first).where('keyedCalls.begunAt', '<', lastForgotten(now)),
    )
    .returning('key')
    .executeTakeFirst();
  if (begun) return undefined;
  const known = await database
    .selectFrom('keyedCalls')
    .select(['request', 'status', 'contentType', 'body'])
    .where('caller', '=', call.caller)
    .where('key', '=', call.key)
    .executeTakeFirst();
  // It has ended just now without an answer to keep, and the caller tries again.
  if (!known) return { request: call.request, answer: undefined };
  const { request, status, ...answer } = known;
  return { request, answer: status === null ? undefined : { status, ...answer } };
}

/** Keeps the answer of a call that has begun. */
export async function keepAnswer({ database }: Shop, { caller, key }: KeyedCall, answer: Answer): Promise<void> {
  await database.updateTable('keyedCalls').set(answer).where('caller', '=', caller).where('key', '=', key).execute();
}

/** Lets a call that changed nothing be sent again. */
export async function forgetCall({ database }: Shop, { caller, key }: KeyedCall): Promise<void> {
  await database.deleteFrom('keyedCalls').where('caller', '=', caller).where('key', '=', key).execute();
}

/** Removes the answers that callers were given, which say who they are. The call that asks for it is not answered yet. */
export async function forgetCallsOf(store: Store, callers: readonly string[]): Promise<void> {
  await store.deleteFrom('keyedCalls').where('caller', 'in', callers).where('status', 'is not', null).execute();
}

/** Removes calls that are older than a day. */
export async function forgetOldCalls({ database, clock }: Shop): Promise<void> {
  await database.deleteFrom('keyedCalls').where('begunAt', '<', lastForgotten(clock.now())).execute();
}

function lastForgotten(now: Date): Date {
  return new Date(now.getTime() - keptFor);
}
