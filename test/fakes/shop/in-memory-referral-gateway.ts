import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import { isEmail } from '#test/fakes/is-email';
import { CallScript } from './call-script';
import { invalid } from './refusals';

/** Makes an identifier of every address, and remembers it. Failures are arranged as with the shop. */
export class InMemoryReferralGateway extends CallScript<'identify'> implements ReferralGateway {
  private readonly identifiers = new Map<string, string>();

  identify(email: string): Promise<string> {
    return this.run('identify', () => {
      const address = email.trim().toLowerCase();
      if (!isEmail(address)) throw invalid({ email: ['is invalid'] });
      const identifier = this.identifiers.get(address) ?? `friend-${this.identifiers.size + 1}`;
      this.identifiers.set(address, identifier);
      return identifier;
    });
  }
}
