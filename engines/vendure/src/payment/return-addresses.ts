import { Injectable } from '@nestjs/common';
import type { Order } from '@vendure/core';
import type { PageRequest } from './hosted-payment';

/** Addresses of the storefront to which a payment page sends its payer. */
@Injectable()
export class ReturnAddresses {
  constructor(private readonly shopUrl: string) {}

  of({ code, id }: Pick<Order, 'code' | 'id'>): Pick<PageRequest, 'returnUrl' | 'cancelUrl'> {
    return {
      returnUrl: `${this.shopUrl}/order/confirmation/${code}/${id}?checkout_session_id={CHECKOUT_SESSION_ID}&number=${code}`,
      cancelUrl: `${this.shopUrl}/checkout/?step=payment&payment_error=cancelled`,
    };
  }
}
