import type { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { OrderKey } from '#src/domain/cart/order';
import type { Estimate, EstimateRequest } from '#src/domain/group-order/estimate';
import { orderResponse, toOrder } from '#src/infrastructure/shop-api/cart/order-response';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toGroupOrderInput } from './group-order-input';
import { toEstimate } from './group-order-response';

/** Estimates over HTTP: orders without an owner until they are paid (spec §7 POST /api/orders). */
export class HttpGroupOrderGateway implements GroupOrderGateway {
  constructor(private readonly http: ShopCalls) {}

  async create(request: EstimateRequest): Promise<Estimate> {
    const body = { order: toGroupOrderInput(request) };
    return this.estimateOf(await this.http.send({ method: 'POST', path: ['orders'], body, isAnonymous: true }));
  }

  async read({ number, token }: OrderKey): Promise<Estimate> {
    return this.estimateOf(await this.http.send({ method: 'GET', path: ['orders', number], orderToken: token }));
  }

  private estimateOf(text: string): Estimate {
    const response = parseResponse(orderResponse, text);
    return toEstimate(toOrder(response), response.metadata);
  }
}
