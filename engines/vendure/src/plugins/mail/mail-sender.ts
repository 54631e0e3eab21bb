import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Environment } from '#src/config/environment';
import type { Mailbox } from '#src/config/settings';
import type { Mail } from '#src/plugins/core/mails/mail';
import { timeout } from './timeout';
import { TwilioSender } from './twilio-sender';

/**
 * Sends mails; the key tells a mail that is sent again from another one. Rejects with a RecipientStoppedError when its recipient wants
 * none, and with any other error when it may be tried again.
 */
export interface MailSender {
  send(key: string, mail: Mail): Promise<void>;
}

/** The injection token of the shop's sender. */
export const MAIL_SENDER = Symbol('MailSender');

/** Chooses SMTP and Twilio where they are configured, and on a developer's machine the sandbox's outbox otherwise. */
export function mailSenderOf(environment: Pick<Environment, 'isProduction' | 'mail' | 'sandboxUrl'>): MailSender {
  const { mail, sandboxUrl } = environment;
  const outbox = new OutboxSender(sandboxUrl);
  const mails = mail.smtpUrl === undefined ? outbox : new SmtpSender(mail.smtpUrl, mail.from);
  const texts = mail.twilio === undefined ? outbox : new TwilioSender(mail.twilio);
  const problem = textMessageProblem(environment);
  return {
    send: (key, one) => {
      if (one.channel !== 'sms') return mails.send(key, one);
      return problem === undefined ? texts.send(key, one) : Promise.reject(new Error(problem));
    },
  };
}

/** Says why a live shop sends no text messages; undefined when there is an account, or an outbox that takes them. */
export function textMessageProblem({
  isProduction,
  mail,
}: Pick<Environment, 'isProduction' | 'mail'>): string | undefined {
  if (!isProduction || mail.twilio !== undefined) return undefined;
  return 'No text messages are sent, and there is no list for them: TWILIO_ACCOUNT_SID is missing.';
}

/** Puts mails into the outbox of the sandbox, where they can be read. */
export class OutboxSender implements MailSender {
  constructor(private readonly sandboxUrl: string) {}

  async send(key: string, mail: Mail): Promise<void> {
    const response = await fetch(`${this.sandboxUrl}/mails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...mail, idempotencyKey: key }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The outbox answers ${response.status}: ${await response.text()}`);
  }
}

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Keeps vacation notes and other automatic answers away from the shop's mailbox (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

export class SmtpSender implements MailSender {
  private readonly transport: ReturnType<typeof createTransport>;

  constructor(
    url: string,
    private readonly from: Mailbox,
  ) {
    this.transport = createTransport({
      url,
      // Mails hold the keys of orders. A relay on this machine needs no encryption.
      requireTLS: !loopback.includes(new URL(url).hostname),
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    });
  }

  /** A mail that goes out twice, because the answer to the first was lost, has one id: mailboxes then show one. */
  async send(key: string, { to, subject, text, html, replyTo, unsubscribeUrl }: Mail): Promise<void> {
    const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
    const domain = this.from.address.slice(this.from.address.lastIndexOf('@') + 1);
    await this.transport.sendMail({
      from: { ...this.from },
      to: { name: '', address: to },
      subject,
      text,
      ...(html !== '' && { html }),
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      headers: { ...automatic, ...(unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)) },
      messageId: `<${id}@${domain}>`,
    });
  }
}

/** Lets a mailbox take its owner off a list with one press (RFC 8058). */
function oneClick(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
