import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Address, Customer, CustomerEvent, EventBus, TransactionalConnection } from '@vendure/core';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';

/** Names the handler, before which others read the erased data. */
export const erasing = 'erase-deleted-customer';

/**
 * Erases a customer who is deleted in the dashboard and keeps the books: placed orders with their gift cards and plans stay as they
 * were sent, and the row of the customer stays without name and address (docs/engines.md). Prepaid deliveries of a plan go on to
 * the address of its order.
 */
@Injectable()
export class ErasedCustomers implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly accounts: CustomerAccounts,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: erasing,
      event: CustomerEvent,
      handler: async ({ ctx, type, entity }) => {
        if (type === 'deleted') await this.erase(ctx, entity);
      },
    });
  }

  private async erase(ctx: RequestContext, customer: Customer): Promise<void> {
    const { id } = customer;
    await this.eraseCarts(ctx, id);
    await this.connection.getRepository(ctx, Address).delete({ customer: { id } });
    const customers = this.connection.getRepository(ctx, Customer);
    await customers.query('DELETE FROM history_entry WHERE "customerId" = $1', [id]);
    await customers.query(
      `UPDATE subscription SET email = NULL, "shippingAddress" = '{}', "billingAddress" = '{}' WHERE "customerId" = $1`,
      [id],
    );
    // With the rows that Vendure has made for orders as a guest.
    await customers.query(
      `UPDATE customer SET title = NULL, "firstName" = '', "lastName" = '', "phoneNumber" = NULL, "emailAddress" = '',
         "customFieldsProvenemail" = NULL WHERE id = $1 OR ("userId" IS NULL AND LOWER("emailAddress") = $2)`,
      [id, customer.customFields.provenEmail],
    );
    // The subject of an awaited customer is their address.
    if (customer.user) await this.accounts.setSubject(ctx, customer, `deleted:${id}`);
  }

  /**
   * An order that was not placed is never opened again, and it counts for no promo code. That of a delivery is called off by the
   * heartbeat, which finds no card.
   */
  private async eraseCarts(ctx: RequestContext, customerId: ID): Promise<void> {
    const customers = this.connection.getRepository(ctx, Customer);
    const open = `SELECT id FROM "order" WHERE "customerId" = $1 AND "orderPlacedAt" IS NULL`;
    await customers.query(
      `UPDATE gift_card SET "recipientName" = NULL, "recipientEmail" = NULL, "purchaserName" = NULL, message = NULL
       WHERE "lineId" IN (SELECT id FROM order_line WHERE "orderId" IN (${open}))`,
      [customerId],
    );
    await customers.query(`DELETE FROM history_entry WHERE "orderId" IN (${open})`, [customerId]);
    await customers.query(
      `UPDATE "order" SET "customerId" = NULL, active = false,
         state = CASE WHEN "customFieldsSubscriptionid" IS NULL THEN 'Cancelled' ELSE state END, "shippingAddress" = '{}', "billingAddress" = '{}',
         "customFieldsToken" = NULL, "customFieldsCheckoutstep" = 'cart', "customFieldsContactemail" = NULL,
         "customFieldsSpecialinstructions" = NULL, "customFieldsGiftfrom" = NULL, "customFieldsGiftrecipient" = NULL,
         "customFieldsGiftmessage" = NULL, "customFieldsReferralidentifier" = NULL, "customFieldsGrouporder" = NULL
       WHERE id IN (${open})`,
      [customerId],
    );
  }
}
