import { APP_INTERCEPTOR } from '@nestjs/core';
import { VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CallsAtOnce } from '#src/http/calls-at-once';

/** Limits how many calls a server carries out at the same moment. */
@VendurePlugin({
  compatibility,
  providers: [{ provide: APP_INTERCEPTOR, useClass: CallsAtOnce }],
})
export class CallsAtOncePlugin {}
