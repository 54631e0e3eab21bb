import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import { identifyReferrer } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** The referrers, at the engine. */
export class VendureReferralGateway implements ReferralGateway {
  constructor(private readonly calls: VendureCalls) {}

  async identify(email: string): Promise<string> {
    const answer = await this.calls.send(identifyReferrer, { email });
    return answer.identifyReferrer;
  }
}
