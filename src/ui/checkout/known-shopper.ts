import { CustomerState } from '#src/application/ports/state/customer-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';

/** The shopper as checkout knows them: a customer, a guest, or a user whose session is on its way (spec §6). */
export class KnownShopper {
  static readonly dependencies: DependenciesOf<typeof KnownShopper> = [CustomerState, SignInStorage];

  constructor(
    private readonly customer: CustomerState,
    private readonly signInStorage: SignInStorage,
  ) {}

  get isCustomer(): boolean {
    return this.customer.current !== undefined;
  }

  /** False for shoppers who are probably signed in already. */
  get isGuest(): boolean {
    return !this.isCustomer && !this.signInStorage.wasSignedIn();
  }

  get email(): string | undefined {
    return this.customer.current?.email;
  }
}
