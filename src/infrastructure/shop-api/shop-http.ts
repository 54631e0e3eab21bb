import axios, { type AxiosInstance } from 'axios';
import { GatewayError } from '#src/application/ports/gateway-error';
import { type CallSubject, refusal, requireWebAddress, transportFailure } from './failures';

export interface ShopHttpOptions {
  /** Origin of the back end; a path in front of `/api` may follow. */
  readonly baseUrl: string;
  readonly storeSlug?: string | undefined;
  readonly anonymousId?: AnonymousIdSource | undefined;
  /** Timeout in milliseconds. */
  readonly timeout?: number | undefined;
}

type AnonymousIdSource = () => string | undefined;

export interface ShopCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** What follows `/api`, part by part; each one is encoded. */
  readonly path: readonly (string | number)[];
  readonly query?: URLSearchParams;
  readonly body?: object;
  /** Proves that the caller may see and change the order (spec §6). */
  readonly orderToken?: string;
  /** Needs no customer (spec §6 Open). */
  readonly isOpen?: true;
  /** The signed-in customer's authorization token (spec §6). */
  readonly bearer?: string | undefined;
  /** What a refusal denies. */
  readonly subject?: CallSubject;
}

const patience = 15_000;

/** Sends calls to the shop back end and returns their bodies as text; empty when there is none. */
export interface ShopCalls {
  /** Rejects with GatewayError. */
  send(call: ShopCall): Promise<string>;
}

/** Calls to the shop back end (spec §7). Every failure is one GatewayError (spec §8); any 2xx is a success. */
export class ShopHttp implements ShopCalls {
  private readonly client: AxiosInstance;

  constructor(private readonly options: ShopHttpOptions) {
    this.client = axios.create({
      adapter: 'fetch',
      baseURL: options.baseUrl,
      timeout: options.timeout ?? patience,
      // A response may be JSON, plain text or empty, so it is read as text first.
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    });
  }

  async send({ method, path, query, body, orderToken, bearer, subject }: ShopCall): Promise<string> {
    requireWebAddress(this.options.baseUrl);
    const { status, data, headers } = await this.client
      .request<string>({
        method,
        // A query replaces the halves of surrogate pairs by itself, and leaves NUL.
        url: query ? `${apiPath(path)}?${query.toString().replaceAll('%00', '')}` : apiPath(path),
        data:
          body &&
          JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' ? storableText(value) : value)),
        headers: { ...this.headers(orderToken, bearer), 'Content-Type': body ? 'application/json' : false },
        // A change that is sent while the page is left still arrives; carts are never served from a cache.
        fetchOptions: method === 'GET' ? { cache: 'no-store' } : { keepalive: true },
      })
      .catch((error: unknown) => {
        throw transportFailure(error);
      });
    if (status >= 200 && status < 300) return data;
    throw refusal({ status, text: data, contentType: String(headers['content-type'] ?? ''), subject });
  }

  private headers(orderToken: string | undefined, bearer: string | undefined): Record<string, string | false> {
    const { storeSlug } = this.options;
    const anonymousId = this.options.anonymousId?.();
    return {
      Accept: 'application/json',
      // Browsers that let a page name its user agent would have to ask the back end for leave first.
      'User-Agent': false,
      ...(orderToken && { 'X-Spree-Order-Token': orderToken }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(storeSlug && { 'X-Store-Slug': storeSlug }),
      ...(anonymousId && { 'X-Anonymous-Id': anonymousId }),
    };
  }
}

/** NUL, and halves of surrogate pairs: no database of text holds them, and of a half no URL can be made either. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** Text without control characters and lone surrogates, which a back end cannot store. */
function storableText(text: string): string {
  return text.replace(unstorable, '');
}

/** `/api/orders/R1/coupon_codes/a%2Fb`: a path of the shop back end with every part encoded. */
function apiPath(parts: readonly (string | number)[]): string {
  return `/api/${parts.map((part) => encodePart(storableText(String(part)))).join('/')}`;
}

/** Refuses the segments '', '.' and '..', which browsers resolve, so that they would address another resource. */
function encodePart(part: string): string {
  if (part === '' || part === '.' || part === '..') {
    throw new GatewayError({ code: 'not_found', message: 'No such thing can be addressed' });
  }
  return encodeURIComponent(part);
}
