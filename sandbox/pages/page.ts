import { type Html, html } from './html';

export const stylePath = '/_pages/sandbox.css';
export const payScriptPath = '/_pages/pay.js';
export const mailScriptPath = '/_pages/mail.js';

export interface Page {
  /** Stands before “· Sandbox” in the document title. */
  readonly title: string;
  readonly main: Html;
  /** The path of the script that the page loads. */
  readonly script?: string;
}

export function renderPage({ title, main, script }: Page): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
${script !== undefined && html`<script src="${script}" defer></script>`}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><p class="brand"><a href="/">Sandbox</a></p><nav aria-label="Sandbox"><a href="/outbox">Outbox</a></nav></header>
<main id="content" tabindex="-1">
${main}
</main>
<footer><p>This is a stand-in on your own machine. No money moves and no mail leaves it.</p></footer>
</body>
</html>
`;
  return page.text;
}
