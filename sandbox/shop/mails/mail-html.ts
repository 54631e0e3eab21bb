import type { Html } from '#sandbox/pages/html';
import { html } from '#sandbox/pages/html';
import type { AmountRow, MailBlock, MailContent, MailSender } from './mail-content';

const ink = '#1F1A24';
const soft = '#5A5260';
const line = '#E3DACB';
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const cell = `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top;text-align:left;font-weight:normal;`;
const blockStyle = 'margin:0 0 20px;';
/**
 * Colors of a dark page, for clients that show one. They outrank the style attributes, which are all that other clients read. The
 * button keeps its colors.
 */
const darkStyles = html`@media (prefers-color-scheme: dark) {
.page{background:#17131A!important}
.card{background:#1F1922!important;border-color:#3B3440!important}
.ink{color:#F5EFE4!important}
.soft{color:#BFB4C2!important}
.line,.panel{border-color:#3B3440!important}
}`;

/** The mail as a document of tables and style attributes, because mail clients read little else. */
export function renderMailHtml(
  { name, contactEmail }: MailSender,
  { subject, title = subject, blocks }: MailContent,
): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FBF6EC;">
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#FBF6EC;"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ink" style="max-width:600px;font:16px/1.5 ${sans};color:${ink};overflow-wrap:anywhere;">
<tr><td style="padding:0 4px 16px;font:bold 20px/1.2 ${serif};">${name}</td></tr>
<tr><td class="card" style="padding:28px 24px 8px;background:#FFFFFF;border:1px solid ${line};border-radius:16px;">
<h1 style="margin:0 0 20px;font:bold 28px/1.15 ${serif};">${title}</h1>
${blocks.map(renderBlock)}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:14px;color:${soft};">${name}${contactEmail !== undefined && html`<br>Questions? Write to <a class="ink" href="mailto:${contactEmail}" style="color:${ink};">${contactEmail}</a>.`}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
  return page.text;
}

function renderBlock(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${blockStyle}">${block.text}</p>`;
    case 'quote':
      return html`<blockquote class="line" style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${ink};">${withBreaks(block.text)}</blockquote>`;
    case 'list':
      return html`<p style="margin:0 0 4px;font-weight:bold;">${block.title}</p>
<ul style="margin:0 0 20px;padding-left:20px;">${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'amounts':
      return html`<table width="100%" cellpadding="0" cellspacing="0" style="${blockStyle}">${block.rows.map(renderAmount)}</table>`;
    case 'facts':
      return html`<table width="100%" cellpadding="0" cellspacing="0" style="${blockStyle}">${block.rows.map(renderFact)}</table>`;
    case 'action':
      return html`<p style="${blockStyle}"><a href="${block.url}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#C93A1D;color:#FFFFFF;font-weight:bold;text-decoration:none;">${block.label}</a></p>`;
    case 'panel':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${blockStyle}"><tr><td class="page panel" style="padding:20px 20px 0;background:#FBF6EC;border:2px solid ${ink};border-radius:12px;">
<h2 style="margin:0 0 12px;font:bold 20px/1.2 ${serif};">${block.title}</h2>
${block.blocks.map(renderBlock)}
</td></tr></table>`;
  }
}

function renderAmount({ label, amount, details = [], isTotal = false }: AmountRow): Html {
  const weight = isTotal ? 'font-weight:bold;' : '';
  return html`<tr><th scope="row" class="line" style="${cell}${weight}">${label}${details.map((one) => html`<br><span class="soft" style="font-size:14px;font-weight:normal;color:${soft};">${one}</span>`)}</th><td class="line" style="${cell}${weight}padding-left:16px;text-align:right;white-space:nowrap;">${amount}</td></tr>`;
}

/** The term stands above its description, so that both have the whole width of a phone. */
function renderFact([term, description]: readonly [string, string]): Html {
  return html`<tr><td class="line" style="${cell}"><span class="soft" style="font-size:14px;color:${soft};">${term}</span><br>${withBreaks(description)}</td></tr>`;
}

function withBreaks(text: string): readonly Html[] {
  return text.split('\n').map((one, index) => html`${index > 0 && html`<br>`}${one}`);
}
