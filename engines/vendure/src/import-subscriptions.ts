import { readFileSync } from 'node:fs';
import { bootstrapWorker } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { leftOutLines } from '#src/import/csv-file';
import { importReport } from '#src/import/import-report';
import { importSubscriptions } from '#src/import/import-subscriptions';
import { readSubscriptionFile } from '#src/import/subscription-file';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { entryPoint } from '#src/processes/entry-point';
import { fileToImport } from '#src/processes/file-to-import';

/**
 * Moves subscriptions of another shop over: `node dist/src/import-subscriptions.js [--dry-run] file.csv`. Prints the result of each
 * row, and ends with 1 when one was refused.
 */
entryPoint(async () => {
  const { file, isDryRun } = fileToImport('import-subscriptions');
  const { subscriptions, leftOut } = readSubscriptionFile(readFileSync(file));
  const { app } = await bootstrapWorker(vendureConfig(readEnvironment(process.env)));
  const outcomes = await importSubscriptions(app, subscriptions, { today: todayOf(new Date()), isDryRun });
  await app.close();
  for (const line of leftOutLines(leftOut)) console.log(line);
  console.log(importReport(outcomes, isDryRun));
  process.exit(outcomes.some(({ outcome }) => outcome === 'refused') ? 1 : 0);
});
