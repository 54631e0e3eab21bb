import type { CartNews, LineNews, WhoChanged } from '../../domain/cart/cart-news';
import { normalisePackName } from '../../domain/catalogue/pack-detection';

/** The words for what happened to the cart without the shopper's doing here. */
export const cartNewsWords = {
  seeCart: 'See the cart',
  seeOrder: 'See the order',
  refused: 'Your cart can no longer be opened here. A new one begins with the next thing you add.',
} as const;

const where: Readonly<Record<WhoChanged, string>> = { 'another-window': 'in another window', elsewhere: 'elsewhere', 'sign-in': 'when you signed in' };

export function describeCartNews(news: CartNews): string {
  switch (news.kind) {
    case 'completed':
      return `The order in your cart was completed ${where[news.who]}.`;
    case 'refused':
      return cartNewsWords.refused;
    case 'emptied':
      return `Your cart was emptied ${where[news.who]}.`;
    case 'brought-back':
      return `We brought back the cart from your other device: ${news.units === 1 ? '1 item' : `${news.units} items`}.`;
    case 'changed':
      return `Your cart was changed ${where[news.who]}: ${news.lines.map(describeLine).join('; ')}.`;
  }
}

function describeLine({ name, before, now }: LineNews): string {
  const shown = normalisePackName(name);
  return now === 0 ? `${shown} is gone` : `${shown}, ${now} instead of ${before}`;
}
