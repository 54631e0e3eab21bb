import { ifCode, orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { isUncertain } from '#src/application/ports/gateway-error';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { Used } from '#src/application/ports/token';
import type { SignInFactor, SignInUser } from '#src/domain/session/sign-in-user';

/**
 * Removes a way to sign in, and answers the user as they are then (spec §7 DELETE users). A removal whose answer is lost is
 * looked up, and a way that is gone already counts as removed.
 */
export class RemoveSignInFactor {
  static readonly uses = { users: SignInUserGateway };

  constructor(private readonly use: Used<typeof RemoveSignInFactor.uses>) {}

  /** Rejects with GatewayError: `last_factor`, and every failure that leaves the way in place. */
  async execute({ kind, id }: SignInFactor): Promise<SignInUser> {
    const isDone = ({ factors }: SignInUser) => factors.every((factor) => factor.id !== id);
    const sending = sendOrLookUp({
      send: () => this.use.users.deleteFactor(kind, id),
      lookUp: async (failure) => (isUncertain(failure) ? this.lookUp() : undefined),
      isDone,
    });
    return ifCode(sending, ['not_found', 'unknown_email', 'unknown_passkey'], async (refusal) => {
      const user = await this.lookUp();
      if (!user || !isDone(user)) throw refusal;
      return user;
    });
  }

  private async lookUp(): Promise<SignInUser | undefined> {
    return orElse(this.use.users.read(), () => undefined);
  }
}
