import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Customer, CustomerService, TransactionalConnection } from '@vendure/core';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { replaceMethod } from '#src/plugins/core/replaced-methods';

/**
 * Lets a change of a customer in the dashboard wait for the customer's own change at the same moment, since Vendure writes all fields that
 * it has read: it would forget the provider's id of a customer, and with it the cards that pay their subscriptions.
 */
@Injectable()
export class CustomersInDashboard implements OnModuleInit {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly customers: CustomerService,
    private readonly accounts: CustomerAccounts,
  ) {}

  onModuleInit(): void {
    replaceMethod(CustomersInDashboard, this.customers, 'update', (update) => async (ctx, input) => {
      const { id, emailAddress } = { emailAddress: undefined, ...input };
      // In the sequence in which a customer changes their own address.
      if (typeof emailAddress === 'string') await this.accounts.lockEmail(ctx, emailAddress);
      const lock = 'SELECT id FROM customer WHERE id = $1 FOR NO KEY UPDATE';
      await this.connection.getRepository(ctx, Customer).query(lock, [id]);
      return update(ctx, input);
    });
  }
}
