import { Client } from 'pg';
import { readEnvironment } from '#src/config/environment';
import { audit, describeFinding } from '#src/plugins/audit/audit';
import { entryPoint } from '#src/processes/entry-point';

/**
 * Looks at the books: `node dist/src/audit.js`. Prints a line with instructions for each thing that does not add up, and ends with
 * 1 then; prints nothing otherwise, as cron wants it.
 */
entryPoint(async () => {
  const database = new Client({ connectionString: readEnvironment(process.env).databaseUrl });
  await database.connect();
  const findings = await audit(async (statement) => (await database.query<object>(statement)).rows);
  await database.end();
  for (const finding of findings) console.log(describeFinding(finding));
  process.exit(findings.length === 0 ? 0 : 1);
});
