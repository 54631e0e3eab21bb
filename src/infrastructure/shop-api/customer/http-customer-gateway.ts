import type { CustomerGateway, CustomerUpdate } from '#src/application/ports/shop/customer-gateway';
import type { Customer } from '#src/domain/customer/customer';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toWireId } from '#src/infrastructure/shop-api/wire';
import { type CustomerResponse, customerResponse, toCustomer } from './customer-response';
import { toUserInput } from './user-input';

/** The signed-in customer over HTTP (spec §7 GET /api/users/me, PATCH and DELETE /api/users/{id}). */
export class HttpCustomerGateway implements CustomerGateway {
  constructor(private readonly http: ShopCalls) {}

  async readMe(): Promise<Customer> {
    return toCustomer(await this.fetchMe());
  }

  async update(id: string, fields: CustomerUpdate): Promise<Customer> {
    // The server replaces the metadata as a whole, and there may be more in it than preferences.
    const present = fields.preferences && (await this.fetchMe()).metadata;
    const body = { user: toUserInput(fields, present) };
    return toCustomer(this.parse(await this.http.send({ method: 'PATCH', path: ['users', toWireId(id)], body })));
  }

  async remove(id: string): Promise<void> {
    await this.http.send({ method: 'DELETE', path: ['users', toWireId(id)] });
  }

  private async fetchMe(): Promise<CustomerResponse> {
    return this.parse(await this.http.send({ method: 'GET', path: ['users', 'me'] }));
  }

  private parse(text: string): CustomerResponse {
    return parseResponse(customerResponse, text);
  }
}
