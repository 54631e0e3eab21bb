import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { readEnvironment } from '#src/config/environment';
import { entryPoint } from '#src/processes/entry-point';

/** Any number, as long as every release takes the same. */
const migrationLock = 7_203_301;

/** Brings the database to the schema of this release. Of several that start at once, one migrates and the others wait. */
entryPoint(async () => {
  const { databaseUrl } = readEnvironment(process.env);
  const lock = new Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(databaseUrl);
  } finally {
    await lock.end();
  }
  process.exit(0);
});

async function runMigrations(url: string): Promise<void> {
  const database = new DataSource({ type: 'postgres', url, migrations: [join(__dirname, 'migrations/*.js')] });
  await database.initialize();
  try {
    await database.runMigrations({ transaction: 'each' });
  } finally {
    await database.destroy();
  }
}
