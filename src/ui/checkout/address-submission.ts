import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitEmail } from '#src/application/checkout/submit-email';
import type { Used } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import type { Action, ActionResult } from '#src/ui/kit/action';

/** Sends the address step. An order that is e-mailed needs no address. */
export class AddressSubmission {
  static readonly uses = { submitAddress: SubmitAddress, submitEmail: SubmitEmail, actions: CheckoutActions };

  constructor(private readonly use: Used<typeof AddressSubmission.uses>) {}

  get action(): Action {
    return this.use.actions.submitAddress;
  }

  send(email: string, address: Address | undefined): Promise<ActionResult<'accepted' | 'not-shippable'>> {
    return this.action.run(async () => {
      if (address) return (await this.use.submitAddress.execute({ email, address })).kind;
      await this.use.submitEmail.execute(email);
      return 'accepted';
    });
  }
}
