import type { Environment } from '#src/config/environment';
import type { AccountStatement } from './account-statement';
import { noStatement } from './account-statement';
import type { CardVault } from './card-vault';
import type { HostedPayment } from './hosted-payment';
import { SandboxCardVault } from './sandbox-card-vault';
import { SandboxPayment } from './sandbox-payment';
import { StripeCardVault } from './stripe-card-vault';
import { stripeClient } from './stripe-client';
import { StripePayment } from './stripe-payment';
import { StripeStatement } from './stripe-statement';

type Addresses = Pick<Environment, 'stripe' | 'sandboxUrl' | 'engineUrl' | 'shopUrl'>;

/** The path at which providers report changes of payments. */
export const notificationsPath = 'payments/notifications';

/** Chooses Stripe where its keys are given, and the sandbox otherwise, which is told where the engine listens. */
export function providerOf(addresses: Addresses): HostedPayment {
  const { stripe, sandboxUrl } = addresses;
  if (stripe) return new StripePayment(stripeClient(stripe.secretKey, stripe.url), stripe.webhookSecret);
  return new SandboxPayment(sandboxUrl, notifyUrl(addresses));
}

/** Chooses the vault of the same provider. */
export function vaultOf(addresses: Addresses): CardVault {
  const { stripe, sandboxUrl, shopUrl } = addresses;
  if (stripe) return new StripeCardVault(stripeClient(stripe.secretKey, stripe.url), stripe.webhookSecret, shopUrl);
  return new SandboxCardVault(sandboxUrl, notifyUrl(addresses));
}

/** Chooses Stripe's statement; the sandbox keeps no account. */
export function statementOf({ stripe }: Pick<Addresses, 'stripe'>): AccountStatement {
  return stripe ? new StripeStatement(stripeClient(stripe.secretKey, stripe.url)) : noStatement;
}

function notifyUrl({ engineUrl }: Addresses): string | undefined {
  return engineUrl === undefined ? undefined : `${engineUrl}/${notificationsPath}`;
}
