import { readFileSync } from 'node:fs';
import { bootstrapWorker } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { leftOutLines } from '#src/import/csv-file';
import { importTaxRates, ratesReport } from '#src/import/import-tax-rates';
import { belowOnePercent, readTaxRateFile } from '#src/import/tax-rate-file';
import { entryPoint } from '#src/processes/entry-point';
import { fileToImport } from '#src/processes/file-to-import';

/**
 * Makes the sales tax rates of the shop those of a file: `node dist/src/import-tax-rates.js [--dry-run] [--below-one-percent]
 * rates.csv`. A file with a row that cannot be used changes nothing: each such row is named, and the command ends with 1.
 */
entryPoint(async () => {
  const { file, isDryRun, options } = fileToImport('import-tax-rates', [belowOnePercent]);
  const { rates, refused, leftOut } = readTaxRateFile(readFileSync(file), {
    allowsBelowOne: options.has(belowOnePercent),
  });
  if (refused.length > 0)
    throw new Error(
      [...refused.map(({ number, reason }) => `Row ${number} | ${reason}`), 'Nothing was imported.'].join('\n'),
    );
  const { app } = await bootstrapWorker(vendureConfig(readEnvironment(process.env)));
  const outcome = await importTaxRates(app, rates, isDryRun);
  await app.close();
  for (const line of leftOutLines(leftOut)) console.log(line);
  console.log(ratesReport(outcome, isDryRun));
  process.exit(0);
});
