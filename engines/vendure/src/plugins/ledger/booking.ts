import { randomUUID } from 'node:crypto';
import type { ID, RequestContext } from '@vendure/core';
import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import { DueBooking } from '#src/plugins/ledger/entities/due-booking.entity';
import { addMissing } from './positions';

/** Subjects that somebody has changed, with the reasons. */
export interface Booking {
  readonly actor: string;
  readonly timeZone: string;
  readonly reasons: Map<string, Set<string>>;
}

/** Begins a booking by the caller of an API: the signed-in user, a guest, or the shop itself. */
export function bookingBy({ activeUserId, apiType, channel }: RequestContext): Booking {
  const actor = activeUserId === undefined ? (apiType === 'shop' ? 'guest' : 'shop') : String(activeUserId);
  return { actor, timeZone: channel.customFields.timeZone, reasons: new Map() };
}

/** Books subjects, each under its lock. Returns those that another transaction has locked, with their reasons, unless it waits for them. */
export async function book(
  manager: EntityManager,
  { actor, timeZone, reasons }: Booking,
  others: 'wait' | 'skip',
): Promise<Booking['reasons']> {
  // In one sequence: two transactions that wait for each other would be a deadlock.
  const wanted = [...reasons.keys()].toSorted();
  const isLocked = others === 'wait' ? 'pg_advisory_xact_lock(key) IS NOT NULL' : 'pg_try_advisory_xact_lock(key)';
  const locked = (await manager.query(
    `SELECT id, ${isLocked} AS "isLocked" FROM (
       SELECT id, hashtextextended(id, 1) AS key FROM unnest($1::text[]) WITH ORDINALITY AS one(id, place) ORDER BY place OFFSET 0
     ) one`,
    [wanted],
  )) as readonly { readonly id: string; readonly isLocked: boolean }[];
  const ids = locked.filter((one) => one.isLocked).map(({ id }) => id);
  const moment = new Date();
  for (const id of ids) {
    const reason = [...(reasons.get(id) ?? [])].join(', ');
    await runPrepared(manager, 'journal', addMissing, [
      id,
      randomUUID(),
      reason,
      moment,
      dayAt(timeZone, moment),
      actor,
    ]);
  }
  return new Map([...reasons].filter(([id]) => !ids.includes(id)));
}

/**
 * Runs a statement that each connection plans once: to plan one of this size takes ten times as long as to run it. The name of a
 * statement stands for its text.
 */
async function runPrepared(
  manager: EntityManager,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<void> {
  const runner = manager.queryRunner;
  if (!runner) throw new Error('A prepared statement needs the connection of a transaction.');
  manager.connection.logger.logQuery(text, [...values], runner);
  const client = (await runner.connect()) as ClientBase;
  await client.query({ name, text, values: [...values] });
}

/** A booking of which a row for each subject is kept until it is done. */
export interface KeptBooking extends Booking {
  readonly rows: readonly ID[];
}

/** Keeps a booking with the change that it is of, until `bookKept` has done it. */
export async function keep(manager: EntityManager, booking: Booking): Promise<KeptBooking> {
  const { actor, reasons } = booking;
  const rows = [...reasons].map(([subjectId, all]) => ({ subjectId, reason: [...all].join(', '), actor }));
  const { identifiers } = await manager.insert(DueBooking, rows);
  return { ...booking, rows: identifiers.map(({ id }) => id as ID) };
}

/** Does a kept booking. To do it twice adds no entry. */
export async function bookKept(manager: EntityManager, booking: KeptBooking): Promise<void> {
  await book(manager, booking, 'wait');
  await manager.delete(DueBooking, { id: In([...booking.rows]) });
}
