import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Customer } from '@vendure/core';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { invalid } from '#src/plugins/core/shop-failure';
import { normalEmail } from '#src/plugins/core/text-checks';

export interface AwaitedCustomer {
  readonly email: string;
  readonly name: string;
  /** The sign-in provider's id of the person; null when only the address is known. */
  readonly subject: string | null;
}

/**
 * Customers who were here before they signed in: moved over from another shop, or of the demo. A person who proves to own the address of
 * one becomes that customer.
 */
@Injectable()
export class AwaitedCustomers {
  constructor(private readonly accounts: CustomerAccounts) {}

  /**
   * Finds the customer of a subject or an address, or makes one, for whom the address counts as proven: the shop knows whose it is. Throws
   * INVALID when the two belong to two people, and for the address alone of a customer who has signed in.
   */
  async expect(ctx: RequestContext, { email, name, subject }: AwaitedCustomer): Promise<Customer> {
    await this.accounts.lockEmail(ctx, email);
    const withEmail = await this.accounts.byEmail(ctx, email);
    const awaited = await this.accounts.bySubject(ctx, subjectOf(email));
    if (subject === null && withEmail && !awaited)
      throw invalid({ subject: ["can't be blank: the customer with this e-mail signs in already"] });
    if (subject === null)
      return awaited ?? this.accounts.add(ctx, subjectOf(email), { address: email, isProven: true }, name);
    await this.accounts.lock(ctx, subject);
    const known = await this.accounts.bySubject(ctx, subject);
    if (withEmail && withEmail.id !== (known ?? awaited)?.id)
      throw invalid({ email: ['belongs to a customer who signs in otherwise'] });
    if (known) return known;
    if (!awaited) return this.accounts.add(ctx, subject, { address: email, isProven: true }, name);
    await this.accounts.setSubject(ctx, awaited, subject);
    return awaited;
  }

  /** Gives a person who has proven to own an address the customer who is awaited with it; undefined when there is none. */
  async claim(ctx: RequestContext, subject: string, provenEmail: string): Promise<Customer | undefined> {
    await this.accounts.lockEmail(ctx, provenEmail);
    const awaited = await this.accounts.bySubject(ctx, subjectOf(provenEmail));
    if (!awaited) return undefined;
    await this.accounts.setSubject(ctx, awaited, subject);
    return this.accounts.giveEmail(ctx, awaited, provenEmail);
  }
}

/** No provider's ids look like this, so that no user signs in with it. */
function subjectOf(email: string): string {
  return `email:${normalEmail(email)}`;
}
