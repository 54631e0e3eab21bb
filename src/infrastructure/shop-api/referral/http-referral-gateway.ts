import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import { referralResponse } from '#src/infrastructure/shop-api/customer/customer-response';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** Referrals over HTTP (spec §7 POST /api/referral_identifiers). */
export class HttpReferralGateway implements ReferralGateway {
  constructor(private readonly http: ShopCalls) {}

  async identify(email: string): Promise<string> {
    const text = await this.http.send({
      method: 'POST',
      path: ['referral_identifiers'],
      body: { email },
      isOpen: true,
    });
    return parseResponse(referralResponse, text).referral_identifier;
  }
}
