import { type KeySource, sendKeyed } from '#src/infrastructure/shared/send-keyed';
import type { ShopCall, ShopCalls } from './shop-calls';

/**
 * Gives each call that changes something a key of its own (docs/adr/0016). It stands before the renewal of a refused token,
 * which sends the same call again, so that both have the same key.
 */
export class KeyedShopCalls implements ShopCalls {
  constructor(
    private readonly calls: ShopCalls,
    private readonly keys: KeySource,
  ) {}

  send(call: ShopCall): Promise<string> {
    if (call.method === 'GET') return this.calls.send(call);
    return sendKeyed(this.keys, (idempotencyKey) => this.calls.send({ ...call, idempotencyKey }));
  }
}
