import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import {
  ChannelService,
  Customer,
  ExternalAuthenticationMethod,
  RoleService,
  TransactionalConnection,
  User,
} from '@vendure/core';
import type { Person } from '#src/plugin/session/sign-in';
import { SignIn } from '#src/plugin/session/sign-in';
import { invalid, notFound, unauthorized } from '#src/plugin/shop-failure';
import { isEmail, lineProblem } from '#src/plugin/text-checks';

const strategyName = 'sign-in-provider';
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
    private readonly roles: RoleService,
    private readonly channels: ChannelService,
  ) {}

  /** Returns undefined for a guest; makes the customer at first sight. */
  async current(ctx: RequestContext): Promise<Customer | undefined> {
    const person = await this.signIn.personOf(ctx);
    if (!person) return undefined;
    return (
      (await this.find(ctx, person)) ?? this.connection.withTransaction(ctx, (inside) => this.make(inside, person))
    );
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

  /** Throws NOT_FOUND for another customer: who asks does not learn that there is one. */
  async change(ctx: RequestContext, id: ID, { name, email, news, reminders }: CustomerChange): Promise<Customer> {
    const customer = await this.required(ctx);
    if (String(customer.id) !== String(id)) throw notFound('customer');
    await this.requireValid(ctx, customer, { name, email });
    if (name != null) Object.assign(customer, { firstName: name.trim(), lastName: '' });
    if (email != null) customer.emailAddress = email.trim();
    if (news != null) customer.customFields.news = news;
    if (reminders != null) customer.customFields.reminders = reminders;
    return this.connection.getRepository(ctx, Customer).save(customer);
  }

  private async requireValid(ctx: RequestContext, customer: Customer, { name, email }: CustomerChange): Promise<void> {
    const problem = name == null ? undefined : lineProblem(name, maxName);
    if (problem !== undefined) throw invalid({ name: [problem] });
    if (email == null) return;
    if (!isEmail(email.trim())) throw invalid({ email: ['is invalid'] });
    const other = await this.withEmail(ctx, email.trim());
    if (other && other.id !== customer.id) throw invalid({ email: ['has already been taken'] });
  }

  /** Finds the customer with an account that has this address, in whatever case. */
  withEmail(ctx: RequestContext, email: string): Promise<Customer | null> {
    return this.connection
      .getRepository(ctx, Customer)
      .createQueryBuilder('customer')
      .innerJoin('customer.user', 'user')
      .where('LOWER(customer.emailAddress) = LOWER(:email)', { email })
      .andWhere('customer.deletedAt IS NULL')
      .getOne();
  }

  private find(ctx: RequestContext, { subject }: Person): Promise<Customer | null> {
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

  /** Two first calls at the same moment make one customer. */
  private async make(ctx: RequestContext, person: Person): Promise<Customer> {
    const customers = this.connection.getRepository(ctx, Customer);
    await customers.query('SELECT pg_advisory_xact_lock(hashtext($1))', [person.subject]);
    const present = await this.find(ctx, person);
    if (present) return present;
    const email = await this.signIn.emailOf(person);
    // An address that another customer has is left to them.
    const isFree = email !== undefined && !(await this.withEmail(ctx, email));
    const role = await this.roles.getCustomerRole(ctx);
    const user = await this.connection
      .getRepository(ctx, User)
      .save(new User({ identifier: person.subject, verified: true, roles: [role] }));
    await this.connection
      .getRepository(ctx, ExternalAuthenticationMethod)
      .save(new ExternalAuthenticationMethod({ user, strategy: strategyName, externalIdentifier: person.subject }));
    const customer = new Customer({
      firstName: '',
      lastName: '',
      emailAddress: isFree ? email : '',
      user,
      addresses: [],
    });
    await this.channels.assignToCurrentChannel(customer, ctx);
    return customers.save(customer);
  }
}
