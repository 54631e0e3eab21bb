import type { Brand } from '#src/config/environment';
import type { Day, Interval } from '#src/plugins/core/interval/calendar-day';
import { cardName } from '#src/plugins/core/mails/order-terms';
import { moneyIn } from '#src/plugins/core/money';
import { units } from '#src/plugins/core/order-line/quantity';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import type { SubscribedLine } from '#src/plugins/subscription/entities/subscription.entity';

/** Puts days, amounts, cards and contents of subscriptions into words, as mails have them. */
export class SubscriptionWords {
  private readonly days: Intl.DateTimeFormat;

  constructor(private readonly brand: Pick<Brand, 'language' | 'supportAddress'>) {
    this.days = new Intl.DateTimeFormat(brand.language, { dateStyle: 'long', timeZone: 'UTC' });
  }

  /** The address to which customers write. */
  get supportAddress(): string {
    return this.brand.supportAddress;
  }

  /** The language of mails, such as `en-US`. */
  get language(): string {
    return this.brand.language;
  }

  /** "December 22, 2026" */
  day(day: Day): string {
    return this.days.format(new Date(`${day}T00:00:00.000Z`));
  }

  /** Writes cents in a currency. */
  money(minor: number, currency: Parameters<typeof moneyIn>[0]): string {
    return moneyIn(currency, this.brand.language)(minor);
  }

  /** "Visa ending in 1111" */
  card(card: SavedCard | null): string {
    return card === null ? 'a card that you have yet to choose' : cardName(card.brand, card.lastDigits);
  }

  /** The cans of every delivery, and the extras of the next one. */
  contents(lines: readonly SubscribedLine[]): readonly string[] {
    return lines.map(
      ({ quantity, productVariant, isOneTime }) =>
        `${units(quantity, productVariant.name)}${isOneTime ? ', this time only' : ''}`,
    );
  }
}

/** "every month", "every 2 weeks" */
export function every({ length, unit }: Interval): string {
  return length === 1 ? `every ${unit}` : `every ${length} ${unit}s`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
