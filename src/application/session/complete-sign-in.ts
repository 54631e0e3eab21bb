import type { DependenciesOf } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { BringCartAlong } from './bring-cart-along';
import { LoadUser } from './load-user';

/**
 * Runs after every successful authentication (spec §4 Sign-in): it starts the session, loads the customer, carries the cart
 * over, and loads the subscriptions.
 */
export class CompleteSignIn {
  static readonly dependencies: DependenciesOf<typeof CompleteSignIn> = [LoadUser, BringCartAlong];

  constructor(
    private readonly loadUser: LoadUser,
    private readonly bringCartAlong: BringCartAlong,
  ) {}

  execute(session: SignInSession): Promise<void> {
    return this.loadUser.execute(session, () => this.bringCartAlong.execute());
  }
}
