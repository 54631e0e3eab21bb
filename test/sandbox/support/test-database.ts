import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseChoice } from '#sandbox/database/open-database';
import { embeddedDatabases } from './embedded-databases';

/** A database that no other test uses until it is dropped. */
export interface TestDatabase {
  readonly choice: DatabaseChoice;
  drop(): Promise<void>;
}

/** A real PostgreSQL to test on, as postgres://postgres@localhost:5432/postgres. Without it the embedded one is used. */
export const postgresUrl = process.env['TEST_DATABASE_URL'];

/** An empty database: embedded, or a fresh one on the server of TEST_DATABASE_URL. */
export async function testDatabase(): Promise<TestDatabase> {
  if (postgresUrl) return freshPostgres(postgresUrl);
  const pool = await embeddedDatabases.borrow();
  return { choice: { kind: 'pool', pool }, drop: () => embeddedDatabases.giveBack(pool) };
}

/** A fresh database on a real server, dropped at the end. */
export async function freshPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    choice: { kind: 'postgres', url: url.href },
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
