import type { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { Logger } from '#src/application/ports/system/logger';
import type { OrderKey } from '#src/domain/cart/order';
import type { Estimate, EstimateRequest } from '#src/domain/group-order/estimate';
import { parseResponse } from './parse-response';
import { toGroupOrderInput } from './requests/group-order-input';
import { toEstimate } from './responses/group-order-response';
import { OrderResponse, toOrder } from './responses/order-response';
import type { ShopCalls } from './shop-http';

/** Estimates over HTTP: orders that belong to nobody until they are paid (spec §7 POST /api/orders). */
export class HttpGroupOrderGateway implements GroupOrderGateway {
  constructor(
    private readonly http: ShopCalls,
    private readonly logger: Logger,
  ) {}

  async create(request: EstimateRequest): Promise<Estimate> {
    const body = { order: toGroupOrderInput(request) };
    return this.estimateOf(await this.http.send({ method: 'POST', path: ['orders'], body, isAnonymous: true }));
  }

  async read({ number, token }: OrderKey): Promise<Estimate> {
    return this.estimateOf(await this.http.send({ method: 'GET', path: ['orders', number], orderToken: token }));
  }

  private estimateOf(text: string): Estimate {
    const response = parseResponse(OrderResponse, text, this.logger);
    return toEstimate(toOrder(response), response.metadata);
  }
}
