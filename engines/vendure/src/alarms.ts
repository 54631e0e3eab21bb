import { Client } from 'pg';
import { alarmsNamed, look } from '#src/alarms/look';
import { readEnvironment } from '#src/config/environment';
import { providerOf } from '#src/payment-provider/provider-of';
import { entryPoint } from '#src/processes/entry-point';

/**
 * Looks at the alarms of the shop: `node dist/src/alarms.js [paid-without-order] [failed-mails] [orders-in-hour]`, all of them when
 * none is named. Prints the problem of each ringing alarm, and ends with 1 then; prints nothing otherwise, as cron wants it.
 */
entryPoint(async () => {
  const named = alarmsNamed(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  const database = new Client({ connectionString: environment.databaseUrl });
  await database.connect();
  const lines = await look(named, { database, payments: providerOf(environment) }, new Date());
  await database.end();
  for (const line of lines) console.log(line);
  process.exit(lines.length === 0 ? 0 : 1);
});
