import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { Logger } from '#src/application/ports/system/logger';
import type { Customer } from '#src/domain/customer/customer';
import { parseResponse } from './parse-response';
import { CustomerResponse, toCustomer } from './responses/customer-response';
import type { ShopCalls } from './shop-http';
import { toWireId } from './wire';

/** The signed-in customer over HTTP (spec §7 GET /api/users/me, PATCH /api/users/{id}). */
export class HttpCustomerGateway implements CustomerGateway {
  constructor(
    private readonly http: ShopCalls,
    private readonly logger: Logger,
  ) {}

  async readMe(): Promise<Customer> {
    return customerOf(await this.http.send({ method: 'GET', path: ['users', 'me'] }), this.logger);
  }

  async update(id: string, fields: { readonly name?: string; readonly email?: string }): Promise<Customer> {
    return customerOf(
      await this.http.send({ method: 'PATCH', path: ['users', toWireId(id)], body: { user: fields } }),
      this.logger,
    );
  }
}

function customerOf(text: string, logger: Logger): Customer {
  return toCustomer(parseResponse(CustomerResponse, text, logger));
}
