import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitEmail } from '#src/application/checkout/submit-email';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import type { Action, ActionResult } from '#src/ui/kit/action';

/** Sends the address step. An order that is e-mailed needs no address. */
export class AddressSubmission {
  static readonly dependencies: DependenciesOf<typeof AddressSubmission> = [
    SubmitAddress,
    SubmitEmail,
    CheckoutActions,
  ];

  constructor(
    private readonly submitAddress: SubmitAddress,
    private readonly submitEmail: SubmitEmail,
    private readonly actions: CheckoutActions,
  ) {}

  get action(): Action {
    return this.actions.submitAddress;
  }

  send(email: string, address: Address | undefined): Promise<ActionResult<'accepted' | 'not-shippable'>> {
    return this.action.run(async () => {
      if (address) return (await this.submitAddress.execute({ email, address })).kind;
      await this.submitEmail.execute(email);
      return 'accepted';
    });
  }
}
