import { Injectable } from '@nestjs/common';
import type { Order } from '@vendure/core';

type Placed = Pick<Order, 'code' | 'id'>;

/** Addresses of the storefront, without a language: the storefront's host puts in the one it has. */
@Injectable()
export class ShopAddresses {
  constructor(private readonly shopUrl: string) {}

  /** The addresses to which a payment page sends its payer; the provider puts the session's id in. */
  afterPaying({ code, id }: Placed): { readonly returnUrl: string; readonly cancelUrl: string } {
    return {
      returnUrl: `${this.confirmation({ code, id })}?checkout_session_id={CHECKOUT_SESSION_ID}&number=${code}`,
      cancelUrl: `${this.shopUrl}/checkout/?step=payment&payment_error=cancelled`,
    };
  }

  /** Opens a placed order. The token is in the fragment, which reaches no log, no referer and no analytics. */
  order({ code, id, customFields }: Pick<Order, 'code' | 'id' | 'customFields'>): string {
    return `${this.confirmation({ code, id })}#token=${customFields.token ?? ''}`;
  }

  /** The page on which gift cards are redeemed. The code is not in it: addresses end up in logs. */
  get giftCards(): string {
    return `${this.shopUrl}/account/gift-cards/`;
  }

  private confirmation({ code, id }: Placed): string {
    return `${this.shopUrl}/order/confirmation/${code}/${id}`;
  }
}
