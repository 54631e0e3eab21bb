import type { AddressRow, CreditCardRow } from '#sandbox/database/schema';
import type { Day, Interval } from '#sandbox/shop/calendar-day';
import { startOfDay } from '#sandbox/shop/calendar-day';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date like "December 22, 2026". */
export function formatDay(day: Day): string {
  return longDate.format(startOfDay(day));
}

/** "every month", "every 2 weeks" */
export function every({ intervalLength, intervalUnits }: Interval): string {
  return intervalLength === 1 ? `every ${intervalUnits}` : `every ${String(intervalLength)} ${intervalUnits}s`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "4 × Night Bus" */
export function units(quantity: number, name: string): string {
  return `${String(quantity)} × ${name}`;
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  american_express: 'American Express',
  discover: 'Discover',
};

/** "Visa ending in 1111" */
export function cardName({ ccType, lastDigits }: Pick<CreditCardRow, 'ccType' | 'lastDigits'>): string {
  return `${brands[ccType ?? ''] ?? 'Card'} ending in ${lastDigits}`;
}

/** An address as on an envelope, a part on each line. Without phone numbers. */
export function addressLines(config: ShopConfig, address: AddressRow): readonly string[] {
  const country = config.countries.find(({ id }) => id === address.countryId);
  const state = country?.states.find(({ id }) => id === address.stateId)?.abbr ?? address.stateName;
  const place = [state, address.zipcode].filter((part) => part !== null && part !== '').join(' ');
  return [
    address.name,
    address.company,
    address.address1,
    address.address2,
    [address.city, place].filter((part) => part !== '').join(', '),
    country?.iso === 'US' ? null : (country?.name ?? null),
  ].filter((part): part is string => part !== null && part !== '');
}
