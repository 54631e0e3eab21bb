import { expect } from 'vitest';
import { orElse } from '#src/application/calls/handled';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** Sends each call with a key twice, as a browser does whose connection breaks before any answer. The shop does not notice. */
export class RepeatedShopCalls implements ShopCalls {
  constructor(private readonly calls: ShopCalls) {}

  async send(call: ShopCall): Promise<string> {
    if (call.idempotencyKey === undefined) return this.calls.send(call);
    const first = await this.outcome(call);
    expect(await this.outcome(call)).toEqual(first);
    if (first instanceof GatewayError) throw first;
    return first;
  }

  private outcome(call: ShopCall): Promise<string | GatewayError> {
    return orElse(this.calls.send(call), (failure) => failure);
  }
}
