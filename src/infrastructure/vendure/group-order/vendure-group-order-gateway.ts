import type { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { OrderKey } from '#src/domain/cart/order';
import type { Estimate, EstimateRequest } from '#src/domain/group-order/estimate';
import { toOrder } from '#src/infrastructure/vendure/cart/order-answer';
import { type OrderParts, readOrder, startGroupOrder } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';
import { toGroupOrderInput } from './group-order-input';

/** Estimates on the engine: orders without an owner until they are paid. */
export class VendureGroupOrderGateway implements GroupOrderGateway {
  constructor(private readonly calls: VendureCalls) {}

  async create(request: EstimateRequest): Promise<Estimate> {
    const variables = { input: toGroupOrderInput(request) };
    return toEstimate((await this.calls.send(startGroupOrder, variables)).startGroupOrder);
  }

  async read(key: OrderKey): Promise<Estimate> {
    return toEstimate((await this.calls.send(readOrder, {}, { key })).shopOrder);
  }
}

/** An order for one address is an estimate as well: its link opens it. */
function toEstimate(parts: OrderParts): Estimate {
  const { kind = 'group', company = '', date = '', time = '' } = parts.groupOrder ?? {};
  return { order: toOrder(parts), kind: kind === 'bulk' ? 'bulk' : 'group', company, date, time };
}
