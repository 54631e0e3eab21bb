import { generateMigration } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { runChild } from '#src/processes/child-process';
import { openDatabase } from '#src/processes/database';
import { entryPoint } from '#src/processes/entry-point';

/** Writes the migration that a change of entities or custom fields needs: `npm run generate:migration -- name-of-the-change`. */
entryPoint(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined)
    throw new Error('Say what the migration does: npm run generate:migration -- name-of-the-change');
  const database = await openDatabase(process.env);
  try {
    const settings = { ...process.env, DATABASE_URL: database.url };
    await runChild('migrate', settings);
    await generateMigration(vendureConfig(readEnvironment(settings)), { name, outputDir: 'src/migrations' });
  } finally {
    await database.stop();
  }
  process.exit(0);
});
