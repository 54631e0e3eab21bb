import type { ReferralGateway } from '../../application/ports/shop/referral-gateway';
import { ReferralAnswer } from './answers/referral-answer';
import { readAnswer } from './read-answer';
import type { ShopCalls } from './shop-http';

/** Referrals over HTTP (spec §7 POST /api/referral_identifiers). */
export class HttpReferralGateway implements ReferralGateway {
  constructor(private readonly http: ShopCalls) {}

  async identify(email: string): Promise<string> {
    const text = await this.http.send({ method: 'POST', path: ['referral_identifiers'], body: { email } });
    return readAnswer(ReferralAnswer, text).referral_identifier;
  }
}
