import { describe, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { SandboxCardVault } from '../../../engines/vendure/src/payment-provider/sandbox-card-vault';
import { SandboxPayment } from '../../../engines/vendure/src/payment-provider/sandbox-payment';
import type { CardKind } from '../../../engines/vendure/test/payment/describe-card-vault';
import { describeCardVault } from '../../../engines/vendure/test/payment/describe-card-vault';

/** A date after which no card of these tests has expired. */
const start = new Date('2026-11-20T15:00:00.000Z');

const numbers: Readonly<Record<CardKind, string>> = {
  pays: '4111111111111111',
  declines: '4000000000000341',
  'is-refused-for-good': '4000000000000119',
  'needs-authentication': '4000002760003184',
  expires: '4111111111111111',
};

const sandbox = sharedSandbox();

let forms = 0;
/** Sends a page as a browser does, once more when it asks to confirm. */
async function send(session: string, card: CardKind, isKept = false): Promise<void> {
  sandbox.clock.set(start);
  forms += 1;
  const isSetup = session.startsWith('hs_');
  const expiry = card === 'expires' ? '11/26' : '12/31';
  const typed = { number: numbers[card], expiry, cvc: '123', name: 'Ada Example', ...(isKept ? { keep: 'yes' } : {}) };
  const response = await fetch(`${sandbox.url}/${isSetup ? 'save-card' : 'pay'}/${session}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...typed, do: isSetup ? 'save' : 'pay', form: `form-${String(forms)}` }),
  });
  if (response.status === 200) await send(session, card, isKept);
  else if (response.status !== 303) throw new Error(`The page ${session} answers ${String(response.status)}.`);
}

/** The engine's cases, held against the sandbox itself and not a stand-in. */
describe('Cards that the sandbox keeps for another back end (spec §3 walletPaymentSources, §7 GET wallet_payment_sources)', () => {
  describeCardVault(it, () => ({
    vault: new SandboxCardVault(sandbox.url),
    pages: new SandboxPayment(sandbox.url),
    send,
    expire: () => {
      sandbox.clock.set(new Date('2026-12-02T15:00:00.000Z'));
    },
  }));
});
