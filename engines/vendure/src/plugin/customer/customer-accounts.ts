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

const strategyName = 'sign-in-provider';

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

  /** Finds the customer who has this address, in whatever case. */
  byEmail(ctx: RequestContext, email: string): Promise<Customer | null> {
    return this.connection
      .getRepository(ctx, Customer)
      .createQueryBuilder('customer')
      .innerJoinAndSelect('customer.user', 'user')
      .where('LOWER(customer.emailAddress) = LOWER(:email)', { email })
      .andWhere('customer.deletedAt IS NULL')
      .getOne();
  }

  /** Makes a customer; of two at the same moment the second one waits here, and looks again. */
  async add(ctx: RequestContext, subject: string, emailAddress: string, name = ''): Promise<Customer> {
    const role = await this.roles.getCustomerRole(ctx);
    const user = await this.connection
      .getRepository(ctx, User)
      .save(new User({ identifier: subject, verified: true, roles: [role] }));
    await this.connection
      .getRepository(ctx, ExternalAuthenticationMethod)
      .save(new ExternalAuthenticationMethod({ user, strategy: strategyName, externalIdentifier: subject }));
    const customer = new Customer({ firstName: name, lastName: '', emailAddress, user, addresses: [] });
    await this.channels.assignToCurrentChannel(customer, ctx);
    return this.connection.getRepository(ctx, Customer).save(customer);
  }

  /** Holds back others who would make the same customer, until the transaction ends. */
  async lock(ctx: RequestContext, subject: string): Promise<void> {
    await this.connection.getRepository(ctx, Customer).query('SELECT pg_advisory_xact_lock(hashtext($1))', [subject]);
  }

  /** Holds back others who would take the same address, until the transaction ends: one customer has it. */
  lockEmail(ctx: RequestContext, email: string): Promise<void> {
    return this.lock(ctx, `address:${email.toLowerCase()}`);
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
