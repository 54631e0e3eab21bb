import type { Order, RequestContext } from '@vendure/core';
import { ChannelService, Customer, OrderService, TransactionalConnection, User } from '@vendure/core';
import type { EngineUnderTest } from './engine-under-test';

/** Makes a customer with an account, as the first sign-in does. */
export async function makeCustomer(engine: EngineUnderTest, email: string): Promise<Customer> {
  const connection = engine.get(TransactionalConnection);
  return connection.withTransaction(await engine.context(), async (ctx) => {
    const user = await connection
      .getRepository(ctx, User)
      .save(new User({ identifier: email, verified: true, roles: [] }));
    const customer = new Customer({
      emailAddress: email,
      firstName: '',
      lastName: '',
      user,
      customFields: { provenEmail: email.toLowerCase() },
    });
    await engine.get(ChannelService).assignToCurrentChannel(customer, ctx);
    return connection.getRepository(ctx, Customer).save(customer);
  });
}

/** Makes an order of a customer that waits for its payment. */
export async function orderOf(
  engine: EngineUnderTest,
  customer: Customer,
  sku = 'FIZZ-1',
  quantity = 2,
): Promise<Order> {
  const { id } = await engine.orderAtPayment(sku, quantity, customer.emailAddress);
  await engine.locked(id, async (ctx) => engine.get(OrderService).addCustomerToOrder(ctx, id, customer));
  return engine.order(id);
}

/** Does something in a transaction. */
export async function inTransaction<T>(engine: EngineUnderTest, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
  return engine.get(TransactionalConnection).withTransaction(await engine.context('admin'), work);
}
