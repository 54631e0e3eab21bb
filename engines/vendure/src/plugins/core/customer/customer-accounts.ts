import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import {
  ChannelService,
  Customer,
  ExternalAuthenticationMethod,
  RoleService,
  TransactionalConnection,
  User,
} from '@vendure/core';
import { normalEmail } from '#src/plugins/core/text-checks';

const strategyName = 'sign-in-provider';

/** A customer's address is theirs alone once it is proven; until then it is only written down, by any number of them. */
export interface EmailOfCustomer {
  readonly address: string;
  readonly isProven: boolean;
}

/** Customers with an account, known by their subject: the sign-in provider's id of a person. */
@Injectable()
export class CustomerAccounts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly roles: RoleService,
    private readonly channels: ChannelService,
  ) {}

  bySubject(ctx: RequestContext, subject: string): Promise<Customer | null> {
    return this.connection
      .getRepository(ctx, Customer)
      .createQueryBuilder('customer')
      .innerJoinAndSelect('customer.user', 'user')
      .innerJoin('user.authenticationMethods', 'method')
      .where('method.externalIdentifier = :subject', { subject })
      .andWhere('method.strategy = :strategy', { strategy: strategyName })
      .andWhere('customer.deletedAt IS NULL')
      .getOne();
  }

  /** Finds the customer who has proven this address. */
  byEmail(ctx: RequestContext, email: string): Promise<Customer | null> {
    return this.connection
      .getRepository(ctx, Customer)
      .createQueryBuilder('customer')
      .innerJoinAndSelect('customer.user', 'user')
      .where('customer.customFields.provenEmail = :email', { email: normalEmail(email) })
      .andWhere('customer.deletedAt IS NULL')
      .getOne();
  }

  /** Gives an address to the customer who has proven it, and takes it from all others. Lock the address before. */
  async giveEmail(ctx: RequestContext, { id }: Customer, email: string): Promise<Customer> {
    const customers = this.connection.getRepository(ctx, Customer);
    // In one sequence, so that no two wait for each other's locks.
    const others = (await customers.query(
      `SELECT id FROM customer WHERE id = $1 OR "customFieldsProvenemail" = $2
         OR (LOWER("emailAddress") = $2 AND "userId" IS NOT NULL) ORDER BY id FOR NO KEY UPDATE`,
      [id, email],
    )) as readonly Pick<Customer, 'id'>[];
    const losing = others.map((other) => other.id).filter((other) => other !== id);
    if (losing.length > 0)
      await customers.query(
        `UPDATE customer SET "emailAddress" = '', "customFieldsProvenemail" = NULL WHERE id = ANY($1)`,
        [losing],
      );
    await customers.update(id, { emailAddress: email, customFields: { provenEmail: email } });
    return customers.findOneByOrFail({ id });
  }

  /** Makes a customer; of two at the same moment the second one waits here, and looks again. */
  async add(ctx: RequestContext, subject: string, email: EmailOfCustomer | undefined, name = ''): Promise<Customer> {
    const role = await this.roles.getCustomerRole(ctx);
    const user = await this.connection
      .getRepository(ctx, User)
      .save(new User({ identifier: subject, verified: true, roles: [role] }));
    await this.connection
      .getRepository(ctx, ExternalAuthenticationMethod)
      .save(new ExternalAuthenticationMethod({ user, strategy: strategyName, externalIdentifier: subject }));
    const emailAddress = email?.address ?? '';
    const customer = new Customer({ firstName: name, lastName: '', emailAddress, user, addresses: [] });
    await this.channels.assignToCurrentChannel(customer, ctx);
    const added = await this.connection.getRepository(ctx, Customer).save(customer);
    return email?.isProven ? this.giveEmail(ctx, added, emailAddress) : added;
  }

  /** Holds back others who would make the same customer, until the transaction ends. */
  async lock(ctx: RequestContext, subject: string): Promise<void> {
    await this.connection.getRepository(ctx, Customer).query('SELECT pg_advisory_xact_lock(hashtext($1))', [subject]);
  }

  /** Holds back others who would take the same address, until the transaction ends: one customer has it. */
  lockEmail(ctx: RequestContext, email: string): Promise<void> {
    return this.lock(ctx, `address:${normalEmail(email)}`);
  }

  /** Lets another subject sign in as a customer, in place of the one before. */
  async setSubject(ctx: RequestContext, { user }: Customer, subject: string): Promise<void> {
    if (!user) throw new Error(`A customer without an account cannot sign in as ${subject}.`);
    await this.connection.getRepository(ctx, User).update(user.id, { identifier: subject });
    await this.connection
      .getRepository(ctx, ExternalAuthenticationMethod)
      .update({ user: { id: user.id }, strategy: strategyName }, { externalIdentifier: subject });
  }
}
