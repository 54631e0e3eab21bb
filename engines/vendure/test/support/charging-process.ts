import type { ID } from '@vendure/core';
import { bootstrapWorker, RequestContextService } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { withoutScheduler } from '#src/composition/without-scheduler';
import { readEnvironment } from '#src/config/environment';
import { Charges } from '#src/plugins/payment/charges';
import type { CardToCharge } from '#src/plugins/payment/payment-sessions';
import { entryPoint } from '#src/processes/entry-point';
import { whenLetGo } from '#src/processes/when-let-go';

/** A charge that the process is asked for. */
export interface ChargeAsked {
  readonly orderId: ID;
  readonly card: CardToCharge;
}

/** Charges a card for each order that it is sent, as a server does. */
async function charging(): Promise<void> {
  const { app } = await bootstrapWorker(withoutScheduler(vendureConfig(readEnvironment(process.env))));
  whenLetGo(() => app.close());
  process.on('message', ({ orderId, card }: ChargeAsked) => {
    void app
      .get(RequestContextService)
      .create({ apiType: 'shop' })
      .then((ctx) => app.get(Charges, { strict: false }).charge(ctx, orderId, card));
  });
  process.send?.('ready');
}

// The runner of tests loads each file of this folder, and talks with none.
if (process.send) entryPoint(charging);
