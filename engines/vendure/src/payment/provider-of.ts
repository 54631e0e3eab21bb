import Stripe from 'stripe';
import type { Environment } from '#src/config/environment';
import type { HostedPayment } from './hosted-payment';
import { SandboxPayment } from './sandbox-payment';
import { StripePayment } from './stripe-payment';

type Addresses = Pick<Environment, 'stripe' | 'sandboxUrl' | 'engineUrl'>;

/** Chooses Stripe where its keys are given, and the sandbox's page otherwise, which is told where the engine listens. */
export function providerOf({ stripe, sandboxUrl, engineUrl }: Addresses, notifications: string): HostedPayment {
  if (stripe) return new StripePayment(new Stripe(stripe.secretKey), stripe.webhookSecret);
  return new SandboxPayment(sandboxUrl, engineUrl === undefined ? undefined : `${engineUrl}/${notifications}`);
}
