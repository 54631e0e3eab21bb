import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { PlaceHeaders } from '#src/config/environment';
import { GeolocationController, PLACE_HEADERS } from '#src/plugins/geolocation/api/geolocation-controller';

/** Says where visitors are. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  controllers: [GeolocationController],
  providers: [{ provide: PLACE_HEADERS, useFactory: () => GeolocationPlugin.headers }],
})
export class GeolocationPlugin {
  private static headers: PlaceHeaders | null;

  /** Takes the headers by which a proxy in front tells it; none where none is believed. */
  static init(headers: PlaceHeaders | undefined): Type<GeolocationPlugin> {
    this.headers = headers ?? null;
    return GeolocationPlugin;
  }
}
