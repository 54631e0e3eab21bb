import { type GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { Authorization } from '#src/application/ports/identity/authorization';
import type { ShopCall, ShopCalls } from './shop-calls';

/**
 * Sends calls as the signed-in customer. Renews a refused token once and repeats the call. A second refusal ends the
 * session (spec §4 Unauthorized handling, §8 Handling). Calls that need no customer are then sent without the token, so
 * that the cart stays available.
 */
export class AuthorizedShopCalls implements ShopCalls {
  constructor(
    private readonly calls: ShopCalls,
    private readonly authorization: Authorization,
  ) {}

  async send(call: ShopCall): Promise<string> {
    if (call.isAnonymous) return this.calls.send(call);
    const bearer = await this.authorization.token();
    try {
      return await this.calls.send({ ...call, bearer });
    } catch (error) {
      if (bearer === undefined || !hasCode(error, 'unauthorized', 'unauthorized_token')) throw error;
      const isRenewed = error.code === 'unauthorized_token' && (await this.authorization.renew(bearer));
      return isRenewed ? this.sendRenewed(call) : this.sendWithoutBearer(call, error);
    }
  }

  private async sendRenewed(call: ShopCall): Promise<string> {
    try {
      return await this.calls.send({ ...call, bearer: await this.authorization.token() });
    } catch (error) {
      if (!hasCode(error, 'unauthorized_token')) throw error;
      await this.authorization.giveUp();
      return this.sendWithoutBearer(call, error);
    }
  }

  /** A refused token can look like a refused order. Without it, the order's own token decides. */
  private async sendWithoutBearer(call: ShopCall, refusal: GatewayError): Promise<string> {
    if (call.needsCustomer || (call.orderToken === undefined && !call.isOpen)) throw refusal;
    try {
      return await this.calls.send(call);
    } catch (error) {
      throw hasCode(error, 'unauthorized') ? refusal : error;
    }
  }
}
