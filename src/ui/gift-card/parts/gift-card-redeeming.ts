import { Action } from '#src/ui/kit/action';

/** All pages share it: a shopper who leaves and comes back cannot redeem twice. */
export class GiftCardRedeeming {
  readonly action = new Action();
}
