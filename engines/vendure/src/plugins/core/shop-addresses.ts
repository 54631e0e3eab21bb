import { Injectable } from '@nestjs/common';
import type { ID, Order } from '@vendure/core';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';

/** The provider puts the id of its session in place of this text. */
const sessionId = '{CHECKOUT_SESSION_ID}';
const longestPath = 500;

type Placed = Pick<Order, 'code' | 'id'>;

/** Addresses of the storefront, without a language: the storefront's host puts in the one it has. */
@Injectable()
export class ShopAddresses {
  constructor(private readonly shopUrl: string) {}

  /**
   * The addresses to which a payment page sends its payer; the provider puts the session's id in. The payer's secret is in the
   * fragment, which reaches no log.
   */
  afterPaying(
    order: Placed & Pick<Order, 'customFields'>,
    additionToken: string,
  ): { readonly returnUrl: string; readonly cancelUrl: string } {
    const { code } = order;
    // The payer of an estimate has a cart of their own, which the checkout would show.
    const unpaid = groupOrderOf(order) ? `/group-order/estimate/${code}/?` : '/checkout/?step=payment&';
    return {
      returnUrl: `${this.confirmation(order)}?checkout_session_id=${sessionId}&number=${code}#addition-token=${additionToken}`,
      cancelUrl: `${this.shopUrl}${unpaid}payment_error=cancelled`,
    };
  }

  /**
   * The addresses to which a page that saves a card sends its customer; undefined for a path by which a browser would leave the
   * shop, also once it is resolved: `/..//x` becomes `//x`.
   */
  afterSavingCard(path: string): { readonly returnUrl: string; readonly cancelUrl: string } | undefined {
    if (path.length > longestPath || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(path)) return undefined;
    if (!URL.canParse(`${this.shopUrl}${path}`)) return undefined;
    const url = new URL(`${this.shopUrl}${path}`);
    if (url.origin !== new URL(this.shopUrl).origin || url.pathname.startsWith('//')) return undefined;
    return {
      returnUrl: withParameter(url, 'card_session_id', sessionId).replace(encodeURIComponent(sessionId), sessionId),
      cancelUrl: withParameter(url, 'payment_error', 'cancelled'),
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

  get storeCredit(): string {
    return `${this.shopUrl}/account/credit/`;
  }

  /** The page on which a subscription is paid, skipped, paused, changed and canceled. */
  subscription(id: ID): string {
    return `${this.shopUrl}/account/subscriptions/${id}/`;
  }

  /** The page on which the cans of a subscription are chosen. */
  customize(id: ID): string {
    return `${this.shopUrl}/account/club/customize/${id}/`;
  }

  /** The page of something that is sold. */
  product(slug: string): string {
    return `${this.shopUrl}/products/${slug}/`;
  }

  /** The page on which a product is reviewed. */
  review(sku: string): string {
    return `${this.shopUrl}/account/reviews/${encodeURIComponent(sku)}/`;
  }

  get club(): string {
    return `${this.shopUrl}/can-club/`;
  }

  private confirmation({ code, id }: Placed): string {
    return `${this.shopUrl}/order/confirmation/${code}/${id}`;
  }
}

function withParameter(url: URL, name: string, value: string): string {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return changed.href;
}
