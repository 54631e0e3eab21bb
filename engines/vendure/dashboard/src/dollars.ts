const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Writes cents, such as "$12.50". */
export function dollars(cents: number): string {
  return amount.format(cents / 100);
}

/** Reads dollars as they were typed, such as "12.5", into cents. Undefined for anything but digits with up to two decimals. */
export function centsOf(typed: string): number | undefined {
  const [, whole, decimals = ''] = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
