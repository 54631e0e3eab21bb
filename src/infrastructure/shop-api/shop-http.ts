import axios, { type AxiosInstance } from 'axios';
import { GatewayError } from '#src/application/ports/gateway-error';
import { type CallSubject, requireWebAddress, responseFailure, transportFailure } from './failures';

export interface ShopHttpOptions {
  /** Origin of the back end, with an optional path before `/api`. */
  readonly baseUrl: string;
  readonly storeSlug?: string | undefined;
  readonly anonymousId?: AnonymousIdSource | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
}

type AnonymousIdSource = () => string | undefined;

export interface ShopCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The segments after `/api`, not encoded. */
  readonly path: readonly (string | number)[];
  readonly query?: URLSearchParams;
  readonly body?: object;
  /** Gives access to the order (spec §6). */
  readonly orderToken?: string;
  /** The order's token alone is not enough: the call is never sent again without the customer's. */
  readonly needsCustomer?: true;
  /** Needs no customer (spec §6 Open). */
  readonly isOpen?: true;
  /** Is no customer's, also when one is signed in. */
  readonly isAnonymous?: true;
  /** The signed-in customer's authorization token (spec §6). */
  readonly bearer?: string | undefined;
  /** Set when the call can be denied for a reason. */
  readonly subject?: CallSubject;
}

const defaultTimeout = 15_000;
/** Characters; browsers refuse to keep more than 64 KiB alive, and a character may take three bytes. */
const mostKeptAlive = 20_000;

export interface ShopCalls {
  /** The response body, which may be empty. Rejects with GatewayError. */
  send(call: ShopCall): Promise<string>;
}

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

  async send({ method, path, query, body, orderToken, bearer, subject }: ShopCall): Promise<string> {
    requireWebAddress(this.options.baseUrl);
    const text =
      body && JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' ? storableText(value) : value));
    const { status, data, headers } = await this.client
      .request<string>({
        method,
        // URLSearchParams replaces lone surrogates, but keeps NUL.
        url: query ? `${apiPath(path)}?${query.toString().replaceAll('%00', '')}` : apiPath(path),
        data: text,
        headers: { ...this.headers(orderToken, bearer), 'Content-Type': body ? 'application/json' : false },
        // A change arrives even when the page is left. Carts are never read from a cache.
        fetchOptions:
          method === 'GET' ? { cache: 'no-store' } : { keepalive: text === undefined || text.length < mostKeptAlive },
      })
      .catch((error: unknown) => {
        throw transportFailure(error);
      });
    if (status >= 200 && status < 300) return data;
    throw responseFailure({ status, text: data, contentType: String(headers['content-type'] ?? ''), subject });
  }

  private headers(orderToken: string | undefined, bearer: string | undefined): Record<string, string | false> {
    const { storeSlug } = this.options;
    const anonymousId = this.options.anonymousId?.();
    return {
      Accept: 'application/json',
      // A page that sets its user agent would cause a CORS preflight.
      'User-Agent': false,
      ...(orderToken && { 'X-Spree-Order-Token': orderToken }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(storeSlug && { 'X-Store-Slug': storeSlug }),
      ...(anonymousId && { 'X-Anonymous-Id': anonymousId }),
    };
  }
}

/** NUL and lone surrogates. Databases cannot store them as text, and URLs cannot contain lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu;

function storableText(text: string): string {
  return text.replace(unstorable, '');
}

/** Such as `/api/orders/R1/coupon_codes/a%2Fb`. */
function apiPath(parts: readonly (string | number)[]): string {
  return `/api/${parts.map((part) => encodePart(storableText(String(part)))).join('/')}`;
}

/** Refuses '', '.' and '..': browsers resolve these segments to another resource. */
function encodePart(part: string): string {
  if (part === '' || part === '.' || part === '..') {
    throw new GatewayError({ code: 'not_found', message: 'No such thing can be addressed' });
  }
  return encodeURIComponent(part);
}
