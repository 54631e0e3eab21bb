import { GatewayError } from '../../application/ports/gateway-error';
import type { Authorization } from '../../application/ports/identity/authorization';
import { refusedToken } from './refusal';
import type { ShopCall, ShopCalls } from './shop-http';

/**
 * Sends calls as the signed-in customer. A refused token is renewed once and the call repeated; a second refusal ends
 * the session (spec §4 Unauthorized handling, §8 Handling). This is the only place that does so.
 */
export class AuthorizedShopCalls implements ShopCalls {
  constructor(
    private readonly calls: ShopCalls,
    private readonly authorization: Authorization,
  ) {}

  async send(call: ShopCall): Promise<string> {
    const bearer = await this.authorization.token();
    try {
      return await this.calls.send({ ...call, bearer });
    } catch (error) {
      if (!isRefusedToken(error) || !(await this.authorization.renew(bearer))) throw error;
    }
    try {
      return await this.calls.send({ ...call, bearer: await this.authorization.token() });
    } catch (error) {
      if (isRefusedToken(error)) await this.authorization.giveUp();
      throw error;
    }
  }
}

function isRefusedToken(error: unknown): boolean {
  return error instanceof GatewayError && error.reason === refusedToken;
}
