import { readFileSync } from 'node:fs';
import { bootstrapWorker } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { readBalanceFile } from '#src/import/balance-file';
import { leftOutLines } from '#src/import/csv-file';
import { importBalances } from '#src/import/import-balances';
import { entryPoint } from '#src/processes/entry-point';

/**
 * Takes over gift cards and store credit of another shop: `node dist/src/import-balances.js file.csv`. A file with a row that cannot be used
 * changes nothing: each such row is named, and the command ends with 1.
 */
entryPoint(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0)
    throw new Error('Name one file: node dist/src/import-balances.js file.csv');
  const { balances, refused, leftOut } = readBalanceFile(readFileSync(file));
  if (refused.length > 0)
    throw new Error(
      [...refused.map(({ number, reason }) => `Row ${number} | ${reason}`), 'Nothing was imported.'].join('\n'),
    );
  const { app } = await bootstrapWorker(vendureConfig(readEnvironment(process.env)));
  const { made, present } = await importBalances(app, balances);
  await app.close();
  for (const line of leftOutLines(leftOut)) console.log(line);
  console.log(`${made} balances made, ${present} already there.`);
  process.exit(0);
});
