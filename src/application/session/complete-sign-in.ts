import type { SignInSession } from '#src/domain/session/sign-in-session';
import type { BringCartAlong } from './bring-cart-along';
import type { LoadUser } from './load-user';

/**
 * What follows every successful authentication (spec §4 Sign-in): the session begins, the customer is loaded, the cart
 * is brought along, and the subscriptions are loaded.
 */
export class CompleteSignIn {
  constructor(
    private readonly loadUser: LoadUser,
    private readonly bringCartAlong: BringCartAlong,
  ) {}

  execute(session: SignInSession): Promise<void> {
    return this.loadUser.execute(session, () => this.bringCartAlong.execute());
  }
}
