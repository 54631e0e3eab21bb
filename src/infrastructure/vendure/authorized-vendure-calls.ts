import { hasCode } from '#src/application/ports/gateway-error';
import type { Authorization } from '#src/application/ports/identity/authorization';
import type { Operation } from './operation';
import type { Access, VendureCalls } from './vendure-calls';

/**
 * Sends calls about a customer with the token of the signed-in one. Renews a refused token once; a second refusal ends the
 * session (spec §4 Unauthorized handling). Calls that guests may make are then made as a guest, so that the cart stays
 * available.
 */
export class AuthorizedVendureCalls implements VendureCalls {
  constructor(
    private readonly calls: VendureCalls,
    private readonly authorization: Authorization,
  ) {}

  async send<Variables, Data>(
    operation: Operation<Variables, Data>,
    variables: Variables,
    access: Access = {},
  ): Promise<Data> {
    if (access.customer === undefined) return this.calls.send(operation, variables, access);
    const send = (bearer: string | undefined) => this.calls.send(operation, variables, { ...access, bearer });
    const bearer = await this.authorization.token();
    try {
      return await send(bearer);
    } catch (error) {
      if (bearer === undefined || !hasCode(error, 'unauthorized_token')) throw error;
      return (await this.authorization.renew(bearer)) ? this.sendRenewed(send, access) : leave(send, access, error);
    }
  }

  private async sendRenewed<Data>(send: Send<Data>, access: Access): Promise<Data> {
    try {
      return await send(await this.authorization.token());
    } catch (error) {
      if (!hasCode(error, 'unauthorized_token')) throw error;
      await this.authorization.giveUp();
      return leave(send, access, error);
    }
  }
}

type Send<Data> = (bearer: string | undefined) => Promise<Data>;

function leave<Data>(send: Send<Data>, { customer }: Access, refusal: unknown): Promise<Data> {
  if (customer === 'needed') throw refusal;
  return send(undefined);
}
