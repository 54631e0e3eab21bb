import { orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { UnansweredCalls } from '#src/application/calls/unanswered-calls';
import { hasCode } from '#src/application/ports/gateway-error';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { Used } from '#src/application/ports/token';
import { EndSession } from '#src/application/session/end-session';
import { IdentifyCustomer } from '#src/application/session/identify-customer';

/**
 * `not-offered`: this shop deletes no accounts by itself, so the customer has to write to it. `unknown`: a call got no answer
 * and the customer is signed out since, so this browser cannot see whether the account is deleted.
 */
export type AccountRemoval = 'removed' | 'not-offered' | 'unknown';

/**
 * Deletes the account and leaves nothing of it in this browser: no session, no cart, no typed text (docs/adr/0022). An
 * unanswered call is looked up: a deleted customer is not authorized any more.
 */
export class RemoveAccount {
  static readonly uses = {
    customers: CustomerGateway,
    identifyCustomer: IdentifyCustomer,
    sessions: SessionGateway,
    endSession: EndSession,
  };

  private readonly unanswered = new UnansweredCalls();

  constructor(private readonly use: Used<typeof RemoveAccount.uses>) {}

  /** Rejects with GatewayError; the account is then as it was. */
  async execute(): Promise<AccountRemoval> {
    const { id } = await this.use.identifyCustomer.execute();
    const outcome = await this.unanswered.run(id, (isRepeated) =>
      orElse<AccountRemoval, AccountRemoval>(this.remove(id), (failure) => {
        const { code } = failure;
        if (isRepeated && (code === 'unauthorized' || code === 'unauthorized_token')) return 'unknown';
        if (code === 'not_found' || code === 'not_allowed') return 'not-offered';
        throw failure;
      }),
    );
    if (outcome === 'not-offered') return outcome;
    await this.use.sessions.clear();
    this.use.endSession.execute('signed-out');
    return outcome;
  }

  private async remove(id: string): Promise<'removed'> {
    await sendOrLookUp({
      send: async () => {
        await this.use.customers.remove(id);
        return true;
      },
      lookUp: () => this.isRemoved(id),
      isDone: (isRemoved) => isRemoved,
    });
    return 'removed';
  }

  /** Undefined while the outcome is unknown. */
  private async isRemoved(id: string): Promise<boolean | undefined> {
    return orElse(
      this.use.customers.readMe().then((customer) => customer.id !== id),
      (error) => (hasCode(error, 'unauthorized', 'unauthorized_token') ? true : undefined),
    );
  }
}
