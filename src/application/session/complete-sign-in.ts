import type { SignInSession } from '#src/domain/session/sign-in-session';
import type { BringCartAlong } from './bring-cart-along';
import type { LoadUser } from './load-user';

/**
 * Everything that follows a successful authentication, whatever its method (spec §4 Sign-in): the session begins, the
 * customer is fetched, the cart is brought along, and what makes a member of the club is loaded.
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
