import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Customer, Logger, TransactionalConnection } from '@vendure/core';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { invalid, notFound, unauthorized } from '#src/plugins/core/shop-failure';
import { isEmail, lineProblem, normalEmail } from '#src/plugins/core/text-checks';
import type { EmailOfPerson, Person } from '#src/plugins/session/sign-in';
import { SignIn } from '#src/plugins/session/sign-in';
import { AwaitedCustomers } from './awaited-customers';

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
    const known = await this.accounts.bySubject(ctx, person.subject);
    if (!known) {
      // The provider is asked before the transaction: while it does not answer, nothing is locked.
      const best = await this.signIn.emailOf(person);
      return this.connection.withTransaction(ctx, (inside) => this.make(inside, person, best));
    }
    const [email] = person.provenEmails;
    return email === undefined ? known : this.withProof(ctx, known, email);
  }

  /** Returns the signed-in customer as a new sign-in finds them: the provider is asked for the proof of an address that is missing. */
  async signedIn(ctx: RequestContext): Promise<Customer> {
    const customer = await this.required(ctx);
    const person = await this.signIn.personOf(ctx);
    if (!person || customer.customFields.provenEmail !== null) return customer;
    const email = await this.signIn.emailOf(person).catch((error: unknown): EmailOfPerson | undefined => {
      // The customer signs in all the same, and proves it at the next time.
      Logger.warn(`The proof of an address is unknown: ${String(error)}`, 'ShopCustomers');
      return undefined;
    });
    return email?.isProven ? this.withProof(ctx, customer, email.address) : customer;
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
   * Throws NOT_FOUND for another customer, and INVALID for an address that the customer has not proven: no answer says if there is
   * another customer, or one with the address. Only sent fields are written, since another call may change the rest concurrently.
   */
  async change(ctx: RequestContext, id: ID, { name, email, news, reminders }: CustomerChange): Promise<Customer> {
    const customer = await this.required(ctx);
    if (String(customer.id) !== String(id)) throw notFound('customer');
    const settings = { ...(news != null && { news }), ...(reminders != null && { reminders }) };
    const fields = {
      ...(name != null && { firstName: name.trim(), lastName: '' }),
      ...(Object.keys(settings).length > 0 && { customFields: settings }),
    };
    const problem = name == null ? undefined : lineProblem(name, maxName);
    if (problem !== undefined) throw invalid({ name: [problem] });
    const address = email == null ? undefined : await this.provenAddress(ctx, customer, normalEmail(email));
    return this.connection.withTransaction(ctx, async (inside) => {
      if (address !== undefined) {
        await this.accounts.lockEmail(inside, address);
        await this.accounts.giveEmail(inside, customer, address);
      }
      const customers = this.connection.getRepository(inside, Customer);
      if (Object.keys(fields).length > 0) await customers.update(customer.id, fields);
      return customers.findOneByOrFail({ id: customer.id });
    });
  }

  /** Returns undefined for the address that the customer has already. Throws INVALID for one that they have not proven. */
  private async provenAddress(ctx: RequestContext, customer: Customer, email: string): Promise<string | undefined> {
    if (!isEmail(email)) throw invalid({ email: ['is invalid'] });
    if (email === normalEmail(customer.emailAddress)) return undefined;
    const person = await this.signIn.personOf(ctx);
    if (!person || !(await this.signIn.hasProven(person, email))) throw invalid({ email: ['is not proven'] });
    return email;
  }

  /** Gives a customer without a proven address theirs, unless another one has proven it. */
  private async withProof(ctx: RequestContext, customer: Customer, email: string): Promise<Customer> {
    if (customer.customFields.provenEmail !== null || (await this.accounts.byEmail(ctx, email))) return customer;
    return this.connection.withTransaction(ctx, async (inside) => {
      await this.accounts.lockEmail(inside, email);
      if (await this.accounts.byEmail(inside, email)) return customer;
      return this.accounts.giveEmail(inside, customer, email);
    });
  }

  /** Two first calls at the same moment make one customer, or become the one that is awaited with their address. */
  private async make(ctx: RequestContext, person: Person, email: EmailOfPerson | undefined): Promise<Customer> {
    await this.accounts.lock(ctx, person.subject);
    const present = await this.accounts.bySubject(ctx, person.subject);
    if (present) return present;
    if (email) await this.accounts.lockEmail(ctx, email.address);
    const awaited = email?.isProven ? await this.awaited.claim(ctx, person.subject, email.address) : undefined;
    return awaited ?? this.accounts.add(ctx, person.subject, email);
  }
}
