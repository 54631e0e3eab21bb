import { type Html, html } from './html';
import type { Mail } from './outbox';
import { mailScriptPath, type Page } from './page';

const channelNames = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' } as const;

/** All mails, newest first. */
export function outboxPage(mails: readonly Mail[]): Page {
  return {
    title: 'Outbox',
    main: html`<h1>Outbox</h1>
${
  mails.length === 0
    ? html`<p>No mail yet. Place an order or ask for a sign-in link in the shop, and the mail will stand here.</p>`
    : html`<ol class="mails">${mails.map(
        (mail) =>
          html`<li><a href="/outbox/${mail.id}">${mail.subject}</a><span>${channelNames[mail.channel ?? 'email']} to ${mail.to}</span>${time(mail.createdAt)}</li>`,
      )}</ol>`
}`,
  };
}

export function mailPage(mail: Mail): Page {
  return {
    title: mail.subject,
    main: html`<p><a href="/outbox">All mails</a></p>
<h1>${mail.subject}</h1>
<dl class="summary">
<div><dt>To</dt><dd>${mail.to}</dd></div>
<div><dt>As</dt><dd>${channelNames[mail.channel ?? 'email']}</dd></div>
<div><dt>Sent</dt><dd>${time(mail.createdAt)}</dd></div>
</dl>
${
  mail.html !== '' &&
  html`<iframe class="mail" title="The mail as it looks" sandbox="allow-same-origin allow-top-navigation-by-user-activation" src="/outbox/${mail.id}/html"></iframe>
<p class="mail-alone"><a href="/outbox/${mail.id}/html">The mail alone</a></p>`
}
${mail.links.length > 0 && html`<h2>Links</h2><ul class="links">${mail.links.map((link) => html`<li>${linkTo(link)}</li>`)}</ul>`}
<h2>Text</h2>
<pre class="mail-text" tabindex="0">${mail.text}</pre>`,
    script: mailScriptPath,
  };
}

export const unknownMailPage: Page = {
  title: 'There is no such mail',
  main: html`<h1>There is no such mail</h1><p>It may belong to an older database. <a href="/outbox">All mails</a></p>`,
};

function linkTo(link: string): Html {
  // A mail may contain any text; only web addresses become links.
  return /^https?:\/\//.test(link) ? html`<a href="${link}">${link}</a>` : html`${link}`;
}

function time(date: Date): Html {
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
}
