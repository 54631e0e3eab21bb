import { GatewayError } from '#src/application/ports/gateway-error';
import type { CustomerGateway, CustomerUpdate } from '#src/application/ports/shop/customer-gateway';
import type { Customer } from '#src/domain/customer/customer';
import { oneLine } from '#src/domain/text/one-line';
import { isEmail } from '#test/fakes/is-email';
import type { InMemoryShop } from './in-memory-shop';
import { invalid, notFound } from './refusals';

export class InMemoryCustomerGateway implements CustomerGateway {
  constructor(private readonly shop: InMemoryShop) {}

  readMe(): Promise<Customer> {
    return this.shop.run('readMe', () => {
      const customer = this.shop.requireCustomer();
      const storeCredit = this.shop.storeCredit.get(customer.id);
      return storeCredit === undefined ? customer : { ...customer, storeCredit };
    });
  }

  update(id: string, fields: CustomerUpdate): Promise<Customer> {
    return this.shop.run('update', () => {
      const customer = this.require(id);
      if (fields.name !== undefined && fields.name !== oneLine(fields.name))
        throw invalid({ name: ['has invisible or unusual characters'] });
      if (fields.email !== undefined && !isEmail(fields.email)) throw invalid({ email: ['is invalid'] });
      if (fields.email !== undefined && this.shop.unprovenEmails.has(fields.email.toLowerCase()))
        throw invalid({ email: ['is not proven'] });
      this.shop.customer = { ...customer, ...fields };
      return this.shop.customer;
    });
  }

  remove(id: string): Promise<void> {
    return this.shop.run('remove', () => {
      if (this.shop.variations.accountRemoval === 'not-offered') throw new GatewayError({ code: 'not_allowed' });
      this.require(id);
      this.shop.removedCustomers.add(id);
      this.shop.customer = undefined;
    });
  }

  private require(id: string): Customer {
    const customer = this.shop.requireCustomer();
    if (customer.id !== id) throw notFound();
    return customer;
  }
}
