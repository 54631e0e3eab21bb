import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { rejection } from './rejection';

const lost = new GatewayError({ code: 'network_error' });
const line = { sku: 'WHITE-1', quantity: 1 };

describe('Incidents that a test arranges in the in-memory shop', () => {
  function setUp() {
    const shop = new InMemoryShop();
    return { shop, orders: new InMemoryOrderGateway(shop) };
  }

  it('fail the next call before it changes anything, and only that one', async () => {
    const { shop, orders } = setUp();
    const order = await orders.create([]);
    shop.failNext('addLine', lost);
    expect(await rejection(orders.addLine(order, line))).toBe(lost);
    expect(shop.see(order.number).lineItems).toEqual([]);
    await orders.addLine(order, line);
    expect(shop.see(order.number).lineItems).toHaveLength(1);
  });

  it('lose the answer of a change that was made', async () => {
    const { shop, orders } = setUp();
    const order = await orders.create([]);
    shop.failAfter('addLine', lost);
    expect(await rejection(orders.addLine(order, line))).toBe(lost);
    expect(shop.see(order.number).lineItems).toHaveLength(1);
  });

  it('meet calls one after the other, in the order in which they were arranged', async () => {
    const { shop, orders } = setUp();
    const order = await orders.create([]);
    const denied = new GatewayError({ code: 'unauthorized' });
    shop.failNext('addLine', lost);
    shop.failNext('addLine', denied);
    expect(await rejection(orders.addLine(order, line))).toBe(lost);
    expect(await rejection(orders.addLine(order, line))).toBe(denied);
    expect(shop.received).toEqual(['create', 'addLine', 'addLine']);
  });

  it('hold a call before it changes anything', async () => {
    const { shop, orders } = setUp();
    const order = await orders.create([]);
    const gate = shop.hold('addLine');
    const adding = orders.addLine(order, line);
    await gate.reached;
    expect(shop.see(order.number).lineItems).toEqual([]);
    gate.release();
    await adding;
    expect(shop.see(order.number).lineItems).toHaveLength(1);
  });

  it('hold an answer, which then tells how things were', async () => {
    const { shop, orders } = setUp();
    const order = await orders.create([]);
    const gate = shop.holdAnswer('read');
    const reading = orders.read(order);
    await gate.reached;
    await orders.addLine(order, line);
    gate.release();
    expect((await reading).lineItems).toEqual([]);
    expect((await orders.read(order)).lineItems).toHaveLength(1);
  });
});
