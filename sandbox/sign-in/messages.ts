import type { MailChannel } from '#sandbox/database/request-tables';
import { composeMail } from '#sandbox/shop/mails/compose-mail';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { sendMail } from '#sandbox/shop/outbox';
import type { Provider } from './provider';

export interface LinkMail {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly closing: string;
}

/** A mail with links. */
export async function sendLinks(
  { database, clock, projectName }: Provider,
  { to, subject, greeting, links, closing }: LinkMail,
): Promise<void> {
  const blocks = [paragraph(greeting), ...links.map(({ label, url }) => action(label, url)), paragraph(closing)];
  await sendMail(database, composeMail({ name: projectName }, to, { subject, blocks }), clock.now());
}

/** A passcode by e-mail, SMS or WhatsApp. */
export async function sendPasscode(
  { database, clock, projectName }: Provider,
  channel: MailChannel,
  to: string,
  code: string,
  minutes: number,
): Promise<void> {
  const subject = `${code} is your passcode for ${projectName}`;
  const lifetime = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const text = `Your passcode for ${projectName} is ${code}. It lives for ${lifetime}. Share it with nobody.`;
  const message =
    channel === 'email'
      ? composeMail({ name: projectName }, to, { subject, blocks: [paragraph(text)] })
      : { channel, to, subject, text, html: '', links: [] };
  await sendMail(database, message, clock.now());
}
