import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { keepRawBody } from '#src/http/raw-body';
import { FailuresController, failuresPath } from '#src/plugins/failures/api/failures-controller';

/** Receives failures of browsers, and writes them into the log. */
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
