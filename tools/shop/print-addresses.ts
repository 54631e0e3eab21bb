import { styleText } from 'node:util';
import type { Environment } from '#tools/environment';

/** An address and its service. */
export interface Address {
  readonly name: string;
  readonly url: string;
  readonly what: string;
}

/** Says where everything is. */
export function printAddresses(
  { storefrontUrl, sandboxUrl, usesSandbox, variables }: Environment,
  more: readonly Address[] = [],
): void {
  const line = (name: string, url: string, what: string): void =>
    console.log(`  ${name.padEnd(11)}${styleText('cyan', url.padEnd(32))}${styleText('dim', what)}`);
  console.log('');
  line('Storefront', `${storefrontUrl}/`, 'the shop');
  if (usesSandbox) {
    line('Outbox', `${sandboxUrl}/outbox`, 'e-mails and text messages that were sent');
    line('Sandbox', `${sandboxUrl}/`, 'back end, sign-in, content and payment page');
  }
  for (const { name, url, what } of more) line(name, url, what);
  const numbers = [
    ['order management', variables['VITE_ORDER_MANAGEMENT_ID']],
    ['tenant', variables['VITE_TENANT_ID']],
  ].flatMap(([name = '', value]) => (value === undefined ? [] : [`${name} ${value}`]));
  if (numbers.length > 0) line('Back end', variables['VITE_ORDER_API_URL'] ?? '', numbers.join(', '));
  console.log(styleText('dim', '\n  Ctrl-C stops everything.\n'));
}
