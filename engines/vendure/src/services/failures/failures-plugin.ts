import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { keepRawBody } from '#src/payment/raw-body';
import { FailuresController, failuresPath } from './failures-controller';

/** Takes what failed in browsers, and writes it into the log. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  controllers: [FailuresController],
  configuration: (config) => {
    config.apiOptions.middleware.push({ handler: keepRawBody, route: `/${failuresPath}`, beforeListen: true });
    return config;
  },
})
export class FailuresPlugin {}
