import { preBootstrapConfig } from '@vendure/core';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';
import { entryPoint } from './processes/entry-point';

/** Any number, as long as every release takes the same. */
const LOCK = 7_203_301;

/** Brings the database to what this release expects. Of several that start at once, one migrates and the others wait. */
entryPoint(async () => {
  const environment = readEnvironment(process.env);
  const config = await preBootstrapConfig(vendureConfig(environment));
  const lock = new Client({ connectionString: environment.databaseUrl });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const database = await new DataSource({ ...config.dbConnectionOptions, synchronize: false }).initialize();
    try {
      if (environment.variables['ENGINE_SYNCHRONIZE'] === 'yes') await database.synchronize();
      await database.runMigrations({ transaction: 'each' });
    } finally {
      await database.destroy();
    }
  } finally {
    await lock.end();
  }
  process.exit(0);
});
