import { bootstrap } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { longestStatement } from '#src/config/connections';
import { dashboardProblem } from '#src/config/dashboard';
import type { Environment } from '#src/config/environment';
import { readEnvironment } from '#src/config/environment';
import { textMessageProblem } from '#src/plugins/mail/mail-sender';
import { entryPoint } from '#src/processes/entry-point';
import { requireUtc } from '#src/processes/utc';
import { whenLetGo } from '#src/processes/when-let-go';

entryPoint(async () => {
  const environment = readEnvironment(process.env);
  await requireUtc(environment.databaseUrl);
  const server = await bootstrap(vendureConfig(environment, longestStatement));
  whenLetGo(() => server.close());
  console.log(`  ${listening(environment)}`);
  for (const problem of [dashboardProblem(), textMessageProblem(environment)])
    if (problem !== undefined) console.warn(`  ${problem}`);
  process.send?.('ready');
});

/** Says where the server listens and whom it believes: both decide who reaches it. */
function listening({ host, port, trustedProxies }: Environment): string {
  const proxies =
    trustedProxies === 0
      ? 'no proxy in front of it is believed'
      : `${trustedProxies} ${trustedProxies === 1 ? 'proxy' : 'proxies'} in front of it may say who asks`;
  return `Listens on ${host}:${port} (HOST); ${proxies} (TRUSTED_PROXIES).`;
}
