import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';

/** The shopper as checkout knows them: a customer, a guest, or a user whose session is on its way (spec §6). */
export class KnownShopper {
  static readonly uses = { customer: CustomerState, signInStorage: SignInStorage };

  constructor(private readonly use: Used<typeof KnownShopper.uses>) {}

  get isCustomer(): boolean {
    return this.use.customer.current !== undefined;
  }

  /** False for shoppers who are probably signed in already. */
  get isGuest(): boolean {
    return !this.isCustomer && !this.use.signInStorage.wasSignedIn();
  }

  get email(): string | undefined {
    return this.use.customer.current?.email;
  }
}
