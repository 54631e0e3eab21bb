import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import type { PlaceHeaders } from '#src/config/environment';

/** The injection token of the headers that are read. */
export const PLACE_HEADERS = Symbol('PlaceHeaders');

interface Place {
  /** Codes such as `US` and `UT`, empty where they are not known. */
  readonly country: string;
  readonly region: string;
}

/** Is said of addresses that are nowhere, by CDNs that say something of them. */
const nowhere = 'XX';

/**
 * Returns the location of a visitor (spec §7 Other calls, IP geolocation service), as the proxy in front of the engine knows it.
 * Without a location the storefront behaves as without a service. It sends a key that is not needed, because no other
 * service is asked.
 */
@Controller('geolocation')
export class GeolocationController {
  constructor(@Inject(PLACE_HEADERS) private readonly names: PlaceHeaders | null) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  locate(@Headers() headers: IncomingHttpHeaders): object {
    return { data: { location: this.placeOf(headers) } };
  }

  private placeOf(headers: IncomingHttpHeaders): Place {
    const country = codeIn(headers, this.names?.country, /^[A-Z]{2}$/);
    if (country === '' || country === nowhere) return { country: '', region: '' };
    return { country, region: codeIn(headers, this.names?.region, /^[A-Z\d]{1,3}$/) };
  }
}

/** Two headers of one name are joined, and are no code: a visitor has sent one of them. */
function codeIn(headers: IncomingHttpHeaders, name: string | undefined, form: RegExp): string {
  const value =
    name === undefined
      ? ''
      : String(headers[name] ?? '')
          .trim()
          .toUpperCase();
  return form.test(value) ? value : '';
}
