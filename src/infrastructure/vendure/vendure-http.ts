import axios, { type AxiosInstance } from 'axios';
import { GatewayError } from '#src/application/ports/gateway-error';
import { checked } from '#src/infrastructure/shared/checks';
import { randomId } from '#src/infrastructure/shared/random-id';
import { transportFailure } from '#src/infrastructure/shared/transport-failure';
import { requireWebAddress } from '#src/infrastructure/shared/web-address';
import { dataOf } from './failures';
import type { Operation } from './operation';
import {
  type Access,
  callAddress,
  callBody,
  callHeaders,
  type VendureCalls,
  type VendureOptions,
} from './vendure-calls';

const defaultTimeout = 15_000;
/** Characters; a page of orders with very many lines has less. */
const mostAnswered = 5_000_000;
/** Characters; browsers refuse to keep more than 64 KiB alive, and a character may take three bytes. */
const mostKeptAlive = 20_000;

/** Calls to the engine's shop API over axios. Every failure is a GatewayError. */
export class VendureHttp implements VendureCalls {
  private readonly client: AxiosInstance;

  constructor(private readonly options: VendureOptions) {
    this.client = axios.create({
      adapter: 'fetch',
      timeout: options.timeout ?? defaultTimeout,
      // An answer may be a proxy's page.
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    });
  }

  async send<Variables, Data>(
    operation: Operation<Variables, Data>,
    variables: Variables,
    access: Access = {},
  ): Promise<Data> {
    requireWebAddress(this.options.baseUrl);
    const body = callBody(operation, variables);
    // A failure keeps it, so that its report and the engine's log can be joined.
    const requestId = randomId();
    const { status, data } = await this.client
      .request<string>({
        method: 'POST',
        url: callAddress(this.options),
        data: body,
        headers: {
          ...callHeaders(this.options, access, requestId),
          'Content-Type': 'application/json',
          // A page that sets its user agent would cause a CORS preflight of its own.
          'User-Agent': false,
        },
        // A change arrives even when the page is left.
        fetchOptions: { cache: 'no-store', keepalive: body.length < mostKeptAlive },
      })
      .catch((error: unknown) => {
        throw transportFailure(error, { requestId });
      });
    if (data.length > mostAnswered) throw tooLarge();
    return checked(operation.check, dataOf(status, data, { requestId }), 'data');
  }
}

function tooLarge(): GatewayError {
  return new GatewayError({ code: 'wrong_shape', message: 'The answer of the shop is too large' });
}
