import type { Environment } from '#src/config/environment';
import type { CardVault } from './card-vault';
import type { HostedPayment } from './hosted-payment';
import { SandboxCardVault } from './sandbox-card-vault';
import { SandboxPayment } from './sandbox-payment';
import { StripeCardVault } from './stripe-card-vault';
import { stripeClient } from './stripe-client';
import { StripePayment } from './stripe-payment';

type Addresses = Pick<Environment, 'stripe' | 'sandboxUrl' | 'engineUrl' | 'shopUrl'>;

/** Chooses Stripe where its keys are given, and the sandbox otherwise, which is told where the engine listens. */
export function providerOf(addresses: Addresses, notifications: string): HostedPayment {
  const { stripe, sandboxUrl } = addresses;
  if (stripe) return new StripePayment(stripeClient(stripe.secretKey, stripe.url), stripe.webhookSecret);
  return new SandboxPayment(sandboxUrl, notifyUrl(addresses, notifications));
}

/** Chooses the vault of the same provider. */
export function vaultOf(addresses: Addresses, notifications: string): CardVault {
  const { stripe, sandboxUrl, shopUrl } = addresses;
  if (stripe) return new StripeCardVault(stripeClient(stripe.secretKey, stripe.url), stripe.webhookSecret, shopUrl);
  return new SandboxCardVault(sandboxUrl, notifyUrl(addresses, notifications));
}

function notifyUrl({ engineUrl }: Addresses, notifications: string): string | undefined {
  return engineUrl === undefined ? undefined : `${engineUrl}/${notifications}`;
}
