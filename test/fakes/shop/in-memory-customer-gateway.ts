import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { Customer } from '#src/domain/customer/customer';
import type { InMemoryShop } from './in-memory-shop';
import { invalid, notFound } from './refusals';

export class InMemoryCustomerGateway implements CustomerGateway {
  constructor(private readonly shop: InMemoryShop) {}

  readMe(): Promise<Customer> {
    return this.shop.run('readMe', () => this.shop.requireCustomer());
  }

  update(id: string, fields: { readonly name?: string; readonly email?: string }): Promise<Customer> {
    return this.shop.run('update', () => {
      const customer = this.shop.requireCustomer();
      if (customer.id !== id) throw notFound();
      if (fields.email !== undefined && this.shop.takenEmails.has(fields.email.toLowerCase()))
        throw invalid({ email: ['has already been taken'] });
      this.shop.customer = { ...customer, ...fields };
      return this.shop.customer;
    });
  }
}
