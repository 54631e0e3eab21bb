import axios, { type AxiosInstance } from 'axios';
import { logRefusal } from '#src/infrastructure/shared/log-refusal';
import { storableText } from '#src/infrastructure/shared/storable-text';
import { transportFailure } from '#src/infrastructure/shared/transport-failure';
import { requireWebAddress } from '#src/infrastructure/shared/web-address';
import { responseFailure } from './failures';
import { callAddress, callHeaders, type ShopCall, type ShopCalls, type ShopHttpOptions } from './shop-calls';

const defaultTimeout = 15_000;
/** Characters; browsers refuse to keep more than 64 KiB alive, and a character may take three bytes. */
const mostKeptAlive = 20_000;

/** Calls to the shop back end (spec §7). Every failure is a GatewayError (spec §8). */
export class ShopHttp implements ShopCalls {
  private readonly client: AxiosInstance;

  constructor(private readonly options: ShopHttpOptions) {
    this.client = axios.create({
      adapter: 'fetch',
      baseURL: options.baseUrl,
      timeout: options.timeout ?? defaultTimeout,
      // A response may be JSON, plain text or empty.
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    });
  }

  async send(call: ShopCall): Promise<string> {
    const { method, body, subject, hasOrderCookie = false } = call;
    requireWebAddress(this.options.baseUrl);
    const text =
      body && JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' ? storableText(value) : value));
    const { status, data, headers } = await this.client
      .request<string>({
        method,
        url: callAddress(call),
        data: text,
        withCredentials: hasOrderCookie && this.options.orderCookie === true,
        headers: {
          ...callHeaders(this.options, call),
          'Content-Type': body ? 'application/json' : false,
          // A page that sets its user agent would cause a CORS preflight.
          'User-Agent': false,
        },
        // A change arrives even when the page is left. Carts are never read from a cache.
        fetchOptions:
          method === 'GET' ? { cache: 'no-store' } : { keepalive: text === undefined || text.length < mostKeptAlive },
      })
      .catch((error: unknown) => {
        throw transportFailure(error);
      });
    if (status >= 200 && status < 300) return data;
    throw logRefusal(
      responseFailure({ status, text: data, contentType: String(headers['content-type'] ?? ''), subject }),
    );
  }
}
