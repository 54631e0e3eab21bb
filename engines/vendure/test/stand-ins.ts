import { SmtpStandIn } from '#test/mails/smtp-stand-in';
import { StripeStandIn } from '#test/payment/stripe-stand-in';
import type { Answer, Call } from '#test/support/stand-in-server';
import { StandInServer } from '#test/support/stand-in-server';

/** Tells where they listen: Stripe's API and the page on which its shoppers pay, and the mail server. */
export interface StandIns {
  readonly api: string;
  readonly page: string;
  readonly smtp: string;
}

/**
 * Runs Stripe with its payment page, and a mail server, for the process that forked this one: a reader of docs/going-live.md
 * has no accounts. The page tells the webhook of each payment (STRIPE_NOTIFIED); each mail is passed on as a message.
 */
async function main(tell: (message: StandIns | { readonly mail: string }) => void): Promise<void> {
  const stripe = new StripeStandIn();
  const page = new StandInServer((call) => payOn(stripe, call));
  const mails = new SmtpStandIn((mail) => tell({ mail: mail.data }));
  await Promise.all([stripe.server.start(), page.start(), mails.start()]);
  process.once('disconnect', () => process.exit(0));
  tell({ api: stripe.server.url, page: page.url, smtp: mails.url });
}

async function payOn(stripe: StripeStandIn, { method, path, body }: Call): Promise<Answer> {
  const session = stripe.session(path.slice(1));
  if (method === 'GET')
    return html('<form method="post"><label>Card number <input name="number" /></label><button>Pay</button></form>');
  stripe.pay(session.id, new URLSearchParams(body).get('number') ?? '');
  const told = stripe.tellOfSession(session.id);
  const { status } = await fetch(process.env['STRIPE_NOTIFIED'] ?? '', {
    method: 'POST',
    headers: { 'stripe-signature': told.signature },
    body: new Uint8Array(told.body),
  });
  if (status >= 300) return { status: 502, body: { webhook: status } };
  return html(`<meta http-equiv="refresh" content="0; url=${session.params.get('success_url')}" />`);
}

function html(text: string): Answer {
  return { text, type: 'text/html; charset=utf-8' };
}

// The runner of the tests starts every file of this folder.
if (process.send) void main((message) => process.send?.(message));
