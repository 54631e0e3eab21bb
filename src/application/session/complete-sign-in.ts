import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { BringCartAlong } from './bring-cart-along';
import { LoadUser } from './load-user';

/**
 * Runs after every successful authentication (spec §4 Sign-in): it starts the session, loads the customer, carries the cart
 * over, and loads the subscriptions.
 */
export class CompleteSignIn {
  static readonly uses = { loadUser: LoadUser, bringCartAlong: BringCartAlong };

  constructor(private readonly use: Used<typeof CompleteSignIn.uses>) {}

  execute(session: SignInSession): Promise<void> {
    return this.use.loadUser.execute(session, () => this.use.bringCartAlong.execute());
  }
}
