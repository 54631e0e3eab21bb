import { GatewayError } from '#src/application/ports/gateway-error';
import type { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { isUnitedStates, type Place } from '#src/domain/geography/shippable';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import { readText } from '#src/infrastructure/shared/read-text';

export interface GeolocationService {
  readonly url: string;
  /** Sent as the parameter `key`. */
  readonly key: string;
}

/** Milliseconds. */
export const geolocationTimeout = 10_000;

/** An IP geolocation service over HTTP (spec §7 Other calls). Errors never quote an answer: it says where somebody is. */
export class HttpGeolocationReader implements GeolocationReader {
  constructor(
    private readonly service: GeolocationService,
    private readonly scheduler: Scheduler,
  ) {}

  async read(): Promise<Place> {
    const url = new URL(this.service.url);
    url.searchParams.set('key', this.service.key);
    const { scheduler } = this;
    const answer = await readText(url, {
      headers: { Accept: 'application/json' },
      referrerPolicy: 'no-referrer',
      timeout: geolocationTimeout,
      scheduler,
    });
    return placeOf(answer);
  }
}

/** Services name country and state by their name, by their code, or by a group of both, some of them within `data`. */
function placeOf(text: string): Place {
  const body = parseJson(text);
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : body;
  const location = isRecord(data) ? data['location'] : undefined;
  const country = isRecord(location) ? nameOf(location['country']) : '';
  const region = isRecord(location) ? nameOf(location['region']) : '';
  if (country === '' || (region === '' && isUnitedStates(country)))
    throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the geolocation service names no place' });
  return { country, region };
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!isRecord(value)) return '';
  return nameOf(value['code'] ?? value['iso'] ?? value['iso_code'] ?? value['name']);
}
