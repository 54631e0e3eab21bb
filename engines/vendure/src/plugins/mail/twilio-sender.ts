import type { TwilioAccount } from '#src/config/environment';
import type { Mail } from '#src/plugins/core/mails/mail';
import { RecipientStoppedError } from '#src/plugins/core/mails/recipient-stopped-event';
import { timeout } from './timeout';

/** Sends text messages by Twilio, which answers STOP and HELP by itself. */
export class TwilioSender {
  constructor(private readonly account: TwilioAccount) {}

  /**
   * Twilio knows no keys: a message whose answer was lost may go out twice. Rejects with a RecipientStoppedError after a STOP.
   */
  async send(_key: string, { to, text }: Pick<Mail, 'to' | 'text'>): Promise<void> {
    const { url, sid, token, from } = this.account;
    const response = await fetch(`${url}/2010-04-01/Accounts/${sid}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return;
    const answer = await response.text();
    if (codeIn(answer) === repliedStop) throw new RecipientStoppedError(`${to} has answered STOP.`);
    throw new Error(`Twilio answers ${response.status}: ${answer}`);
  }
}

/** Twilio's code for a recipient who has unsubscribed (www.twilio.com/docs/api/errors/21610). */
const repliedStop = 21610;

/** The code of a refusal; undefined for an answer that is no JSON, as the page of a proxy that stands in between. */
function codeIn(answer: string): unknown {
  try {
    return (JSON.parse(answer) as { readonly code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}
