import { APP_INTERCEPTOR } from '@nestjs/core';
import { VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CallsAtOnce } from './calls-at-once';
import { RetriedDeadlocks } from './retried-deadlocks';

/** Lets all calls, of whichever API, wait for their turn and be carried out again after a deadlock. */
@VendurePlugin({
  compatibility,
  // The first one is outside: a call keeps its turn when it is carried out again.
  providers: [
    { provide: APP_INTERCEPTOR, useClass: CallsAtOnce },
    { provide: APP_INTERCEPTOR, useClass: RetriedDeadlocks },
  ],
})
export class CallsPlugin {}
