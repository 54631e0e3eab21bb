import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { GeographyResolver } from '#src/plugins/geography/api/geography-resolver';
import { geographySchema } from '#src/plugins/geography/api/geography-schema';

/** Lists the states of a country. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin],
  compatibility,
  shopApiExtensions: { schema: geographySchema, resolvers: [GeographyResolver] },
})
export class GeographyPlugin {}
