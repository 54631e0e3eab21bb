import type { TwilioAccount } from '#src/config/environment';
import type { Mail } from '#src/mails/shared/mail';
import { timeout } from './timeout';

/** Sends text messages by Twilio, which answers STOP and HELP by itself. */
export class TwilioSender {
  constructor(private readonly account: TwilioAccount) {}

  /** Twilio knows no keys: a message whose answer was lost may go out twice. */
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
    // Somebody who has answered STOP gets nothing more, and trying again would not change it.
    if (!answer.includes(repliedStop)) throw new Error(`Twilio answers ${response.status}: ${answer}`);
  }
}

/** Twilio's code for a recipient who has unsubscribed. */
const repliedStop = '21610';
