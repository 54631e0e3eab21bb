import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Customer, TransactionalConnection } from '@vendure/core';
import type { EmailOfPerson, Person } from '#src/plugin/session/sign-in';
import { SignIn } from '#src/plugin/session/sign-in';
import { invalid, notFound, unauthorized } from '#src/plugin/shop-failure';
import { isEmail, lineProblem } from '#src/plugin/text-checks';
import { AwaitedCustomers } from './awaited-customers';
import { CustomerAccounts } from './customer-accounts';

const maxName = 255;

export interface CustomerChange {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly news?: boolean | null;
  readonly reminders?: boolean | null;
}

/** The customers whom the sign-in provider knows. */
@Injectable()
export class ShopCustomers {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly signIn: SignIn,
    private readonly accounts: CustomerAccounts,
    private readonly awaited: AwaitedCustomers,
  ) {}

  /** Returns undefined for a guest; makes the customer at first sight. */
  async current(ctx: RequestContext): Promise<Customer | undefined> {
    const person = await this.signIn.personOf(ctx);
    if (!person) return undefined;
    const present = await this.accounts.bySubject(ctx, person.subject);
    if (present) return present;
    // The provider is asked before the transaction: while it does not answer, nothing is locked.
    const email = await this.signIn.emailOf(person);
    return this.connection.withTransaction(ctx, (inside) => this.make(inside, person, email));
  }

  /** Throws UNAUTHORIZED for a guest. */
  async required(ctx: RequestContext): Promise<Customer> {
    const customer = await this.current(ctx);
    if (!customer) throw unauthorized();
    return customer;
  }

  /** Throws UNAUTHORIZED unless it is the signed-in customer's id. */
  async requireSelf(ctx: RequestContext, id: ID): Promise<Customer> {
    const customer = await this.required(ctx);
    if (String(customer.id) !== String(id)) throw unauthorized();
    return customer;
  }

  /**
   * Throws NOT_FOUND for another customer: who asks does not learn that there is one. Only what was sent is written, since another call
   * may change the rest at the same moment.
   */
  async change(ctx: RequestContext, id: ID, { name, email, news, reminders }: CustomerChange): Promise<Customer> {
    const customer = await this.required(ctx);
    if (String(customer.id) !== String(id)) throw notFound('customer');
    const settings = { ...(news != null && { news }), ...(reminders != null && { reminders }) };
    const fields = {
      ...(name != null && { firstName: name.trim(), lastName: '' }),
      ...(email != null && { emailAddress: email.trim() }),
      ...(Object.keys(settings).length > 0 && { customFields: settings }),
    };
    return this.connection.withTransaction(ctx, async (inside) => {
      await this.requireValid(inside, customer, { name, email });
      const customers = this.connection.getRepository(inside, Customer);
      if (Object.keys(fields).length > 0) await customers.update(customer.id, fields);
      return customers.findOneByOrFail({ id: customer.id });
    });
  }

  private async requireValid(ctx: RequestContext, customer: Customer, { name, email }: CustomerChange): Promise<void> {
    const problem = name == null ? undefined : lineProblem(name, maxName);
    if (problem !== undefined) throw invalid({ name: [problem] });
    if (email == null) return;
    if (!isEmail(email.trim())) throw invalid({ email: ['is invalid'] });
    await this.accounts.lockEmail(ctx, email.trim());
    const other = await this.accounts.byEmail(ctx, email.trim());
    if (other && other.id !== customer.id) throw invalid({ email: ['has already been taken'] });
  }

  /** Two first calls at the same moment make one customer, or become the one that is awaited with their address. */
  private async make(ctx: RequestContext, person: Person, email: EmailOfPerson | undefined): Promise<Customer> {
    await this.accounts.lock(ctx, person.subject);
    const present = await this.accounts.bySubject(ctx, person.subject);
    if (present) return present;
    if (email) await this.accounts.lockEmail(ctx, email.address);
    const awaited = email?.isProven ? await this.awaited.claim(ctx, person.subject, email.address) : undefined;
    if (awaited) return awaited;
    // An address that another customer has is left to them.
    const isFree = email !== undefined && !(await this.accounts.byEmail(ctx, email.address));
    return this.accounts.add(ctx, person.subject, isFree ? email.address : '');
  }
}
