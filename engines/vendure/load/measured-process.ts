import type { INestApplication } from '@nestjs/common';
import type { VendureConfig } from '@vendure/core';
import { bootstrap, TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { whenLetGo } from '#src/processes/when-let-go';
import { StatementCounter } from './statement-counter';

/** Statements that a process has sent, and milliseconds of processor time that it took. */
export interface Spent {
  readonly statements: number;
  readonly milliseconds: number;
}

/** Asks a process for its costs so far, or to make the deliveries of a day. It answers with its costs then. */
export type Asked = 'spent' | { readonly deliverOn: Day };

/** Starts a server that reports its costs when it is asked. */
export async function serveMeasured(
  config: VendureConfig,
  prepare?: (app: INestApplication) => Promise<void>,
): Promise<void> {
  const app = await bootstrap(config);
  await prepare?.(app);
  whenLetGo(() => app.close());
  const counter = new StatementCounter();
  app.get(TransactionalConnection, { strict: false }).rawConnection.logger = counter;
  const tell = (): void => {
    const { user, system } = process.cpuUsage();
    process.send?.({ statements: counter.statements, milliseconds: (user + system) / 1000 } satisfies Spent);
  };
  process.on('message', (asked: Asked) => {
    if (asked === 'spent') tell();
    else void app.get(Heartbeat, { strict: false }).work(asked.deliverOn).then(tell, exit);
  });
  process.send?.('ready');
}

function exit(error: unknown): void {
  console.error(error);
  process.exit(1);
}
