import { orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { CustomerGateway, type CustomerUpdate } from '#src/application/ports/shop/customer-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import type { Customer } from '#src/domain/customer/customer';
import { mailPreferences } from '#src/domain/customer/mail-preferences';
import { isSameEmail } from '#src/domain/session/email-change';

/** Changes the customer's data in the shop (spec §7 PATCH users). A change with a lost response is looked up. */
export class UpdateCustomer {
  static readonly uses = { customers: CustomerGateway, identifyCustomer: IdentifyCustomer, customer: CustomerState };

  constructor(private readonly use: Used<typeof UpdateCustomer.uses>) {}

  /** Rejects with GatewayError: `unprocessable_entity` with errors by field. */
  async execute(fields: CustomerUpdate): Promise<Customer> {
    const { id } = await this.use.identifyCustomer.execute();
    const after = await sendOrLookUp({
      send: () => this.use.customers.update(id, fields),
      lookUp: () => this.lookUp(),
      isDone: (customer) => customer.id === id && shows(fields, customer),
    });
    // Another customer may have signed in meanwhile.
    if (this.use.customer.current?.id === id) this.use.customer.replace(after);
    return after;
  }

  private async lookUp(): Promise<Customer | undefined> {
    return orElse(this.use.customers.readMe(), () => undefined);
  }
}

/** True when the customer shows that a change without a response was made. */
function shows({ name, email, preferences }: CustomerUpdate, after: Customer): boolean {
  const { news, reminders } = mailPreferences(after);
  return (
    (name === undefined || name === after.name) &&
    (email === undefined || isSameEmail(email, after.email)) &&
    (preferences === undefined || (preferences.news === news && preferences.reminders === reminders))
  );
}
