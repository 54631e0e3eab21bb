import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { safeReturnPath } from '#src/domain/session/return-path';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toWireId } from '#src/infrastructure/shop-api/wire';
import { cardSessionResponse, toSavedCards, walletPaymentSourceListResponse } from './saved-card-response';

const path = ['wallet_payment_sources'] as const;

/**
 * Saved cards over HTTP (spec §7 GET /api/wallet_payment_sources). The other calls are this shop's own
 * (docs/adr/0025): a back end without them answers 404, and so does one without the card.
 */
export class HttpSavedCardGateway implements SavedCardGateway {
  constructor(private readonly http: ShopCalls) {}

  async list(): Promise<readonly SavedCard[]> {
    const text = await this.http.send({ method: 'GET', path });
    return toSavedCards(parseResponse(walletPaymentSourceListResponse, text));
  }

  async prepareCard(returnPath: string): Promise<{ readonly url: string }> {
    if (safeReturnPath(returnPath) !== returnPath)
      throw new GatewayError({ code: 'unprocessable_entity', message: 'The return path leads away from this shop' });
    const body = { return_path: returnPath };
    try {
      const text = await this.http.send({ method: 'POST', path: [...path, 'prepare'], body });
      return { url: parseResponse(cardSessionResponse, text).card_session_url };
    } catch (error) {
      throw hasCode(error, 'not_found') ? listOnly(error) : error;
    }
  }

  async makeDefault(id: string): Promise<void> {
    const body = { wallet_payment_source: { default: true } };
    await this.change(id, (card) => this.http.send({ method: 'PATCH', path: [...path, card], body }));
  }

  async remove(id: string): Promise<void> {
    await this.change(id, (card) => this.http.send({ method: 'DELETE', path: [...path, card] }));
  }

  /** A card that was not found and is still listed was not the reason. */
  private async change(id: string, send: (card: number) => Promise<string>): Promise<void> {
    const card = toWireId(id);
    try {
      await send(card);
    } catch (error) {
      const isListed = hasCode(error, 'not_found') && (await this.list()).some((source) => source.id === id);
      throw isListed ? listOnly(error) : error;
    }
  }
}

function listOnly(cause: unknown): GatewayError {
  return new GatewayError({ code: 'not_allowed', message: 'The shop can only list saved cards', cause });
}
