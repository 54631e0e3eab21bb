import type { MailChannel } from '#sandbox/database/request-tables';
import { html } from '#sandbox/pages/html';
import { sendMail } from '#sandbox/shop/outbox';
import type { Provider } from './provider';

export interface LinkMail {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  /** What each link is for, and where it leads. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly closing: string;
}

/** A mail with each link on its own line. */
export async function sendLinks(
  { database, clock }: Provider,
  { to, subject, greeting, links, closing }: LinkMail,
): Promise<void> {
  const markup = html`<p>${greeting}</p>
${links.map(({ label, url }) => html`<p><a href="${url}">${label}</a></p>`)}
<p>${closing}</p>`;
  await sendMail(
    database,
    {
      channel: 'email',
      to,
      subject,
      html: markup.text,
      text: [greeting, ...links.flatMap(({ label, url }) => [`${label}:\n${url}`]), closing].join('\n\n'),
      links: links.map(({ url }) => url),
    },
    clock.now(),
  );
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
  const markup = channel === 'email' ? html`<p>${text}</p>`.text : '';
  await sendMail(database, { channel, to, subject, text, html: markup, links: [] }, clock.now());
}
