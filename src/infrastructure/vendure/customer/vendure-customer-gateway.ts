import { GatewayError } from '#src/application/ports/gateway-error';
import type { CustomerGateway, CustomerUpdate } from '#src/application/ports/shop/customer-gateway';
import type { Customer } from '#src/domain/customer/customer';
import { cents } from '#src/domain/money/money';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type CustomerParts, readCustomer, updateCustomer } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** The signed-in customer of the engine. */
export class VendureCustomerGateway implements CustomerGateway {
  constructor(private readonly calls: VendureCalls) {}

  async readMe(): Promise<Customer> {
    return toCustomer((await this.calls.send(readCustomer, {}, { customer: 'needed' })).signedInCustomer);
  }

  async update(id: string, { name, email, preferences }: CustomerUpdate): Promise<Customer> {
    const fields = omitNullish({ name, email, news: preferences?.news, reminders: preferences?.reminders });
    const answer = await this.calls.send(updateCustomer, { id, fields }, { customer: 'needed' });
    return toCustomer(answer.updateSignedInCustomer);
  }

  /** The engine cannot delete a user of the sign-in provider; the shop does it by hand, on request. */
  remove(): Promise<void> {
    return Promise.reject(new GatewayError({ code: 'not_allowed', message: 'Accounts are deleted on request' }));
  }
}

function toCustomer({ id, email, name, news, reminders, storeCredit }: CustomerParts): Customer {
  const preferences = news === undefined || reminders === undefined ? undefined : { news, reminders };
  return { id, storeCredit: cents(storeCredit), ...omitNullish({ email, name, preferences }) };
}
