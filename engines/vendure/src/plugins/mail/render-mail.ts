import type { Brand } from '#src/config/environment';
import type { AmountRow, Mail, MailBlock, MailContent } from '#src/plugins/core/mails/mail';

const inkColor = '#1F1A24';
const softColor = '#5A5260';
const lineColor = '#E3DACB';
const serifFonts = "Georgia, 'Times New Roman', serif";
const sansFonts = "-apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const cellStyle = `padding:10px 0;border-bottom:1px solid ${lineColor};vertical-align:top;text-align:left;font-weight:normal;`;
const blockStyle = 'margin:0 0 20px;';
/**
 * Colors of a dark page, for clients that show one. They outrank the style attributes, which are all that other clients read. The
 * button keeps its colors.
 */
const darkStyles = `@media (prefers-color-scheme: dark) {
.page{background:#17131A!important}
.card{background:#1F1922!important;border-color:#3B3440!important}
.ink{color:#F5EFE4!important}
.soft{color:#BFB4C2!important}
.line{border-color:#3B3440!important}
}`;

/**
 * Writes a mail twice: as a document of tables and style attributes, which mail clients can read, and as plain text. One that is
 * plain, and a text message, has no document.
 */
export function renderMail(brand: Brand, content: MailContent): Mail {
  const { title: _title, blocks, isPlain = false, ...outside } = content;
  const isText = content.channel === 'sms';
  return {
    ...outside,
    text: isText ? textMessageOf(brand, content) : [...blocks.map(textOf), footer(brand).join('\n')].join('\n\n'),
    html: isPlain || isText ? '' : documentOf(brand, content),
    links: [...new Set(blocks.flatMap((block) => (block.kind === 'action' ? [block.url] : [])))],
  };
}

/** Adds the text that the law asks of a shop's text messages: the sender, how to end it, and that it may cost something. */
function textMessageOf({ name }: Brand, { subject, blocks }: MailContent): string {
  const links = blocks.flatMap((block) => (block.kind === 'action' ? [`${block.label}: ${block.url} `] : []));
  return `${name}: ${subject}. ${links.join('')}Reply STOP to end, HELP for help. Msg & data rates may apply.`;
}

/** Adds the sender and the way to answer, as the law of many countries asks of every mail of a shop. */
function footer({ name, postalAddress, supportAddress }: Brand): readonly string[] {
  return [`${name}, ${postalAddress}`, `Questions? Write to ${supportAddress}.`];
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return block.text;
    case 'amounts':
      return block.rows
        .flatMap(({ label, amount, details = [] }) => [`${label}: ${amount}`, ...details.map((one) => `  ${one}`)])
        .join('\n');
    case 'facts':
      return block.rows.map(([term, lines]) => `${term}: ${lines.join(', ')}`).join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
  }
}

function documentOf(brand: Brand, { subject, title = subject, blocks }: MailContent): string {
  const { name, backgroundColor, language } = brand;
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${backgroundColor};">
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${backgroundColor};"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ink" style="max-width:600px;font:16px/1.5 ${sansFonts};color:${inkColor};overflow-wrap:anywhere;">
<tr><td style="padding:0 4px 16px;font:bold 20px/1.2 ${serifFonts};">${escaped(name)}</td></tr>
<tr><td class="card" style="padding:28px 24px 8px;background:#FFFFFF;border:1px solid ${lineColor};border-radius:16px;">
<h1 style="margin:0 0 20px;font:bold 28px/1.15 ${serifFonts};">${escaped(title)}</h1>
${blocks.map((block) => htmlOf(brand, block)).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:14px;color:${softColor};">${footer(brand).map(escaped).join('<br>')}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

function htmlOf({ accentColor }: Brand, block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${blockStyle}">${escaped(block.text)}</p>`;
    case 'quote':
      return `<blockquote class="line" style="${blockStyle}padding-left:16px;border-left:3px solid ${lineColor};">${escaped(block.text).replaceAll('\n', '<br>')}</blockquote>`;
    case 'amounts':
      return tableOf(block.rows.map(amountOf));
    case 'facts':
      return tableOf(
        block.rows.map(
          ([term, lines]) =>
            `<tr><td class="line" style="${cellStyle}"><span class="soft" style="font-size:14px;color:${softColor};">${escaped(term)}</span><br>${lines.map(escaped).join('<br>')}</td></tr>`,
        ),
      );
    case 'action':
      return `<p style="${blockStyle}"><a href="${escaped(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:${accentColor};color:${readableOn(accentColor)};font-weight:bold;text-decoration:none;">${escaped(block.label)}</a></p>`;
  }
}

function amountOf({ label, amount, details = [], isTotal = false }: AmountRow): string {
  const style = `${cellStyle}${isTotal ? 'font-weight:bold;' : ''}`;
  const below = details.map(
    (one) =>
      `<br><span class="soft" style="font-size:14px;font-weight:normal;color:${softColor};">${escaped(one)}</span>`,
  );
  return `<tr><th scope="row" class="line" style="${style}">${escaped(label)}${below.join('')}</th><td class="line" style="${style}padding-left:16px;text-align:right;white-space:nowrap;">${escaped(amount)}</td></tr>`;
}

function tableOf(rows: readonly string[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${blockStyle}">${rows.join('')}</table>`;
}

/** White or ink, whichever is easier to read on a color (WCAG 2.2, relative luminance). */
function readableOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.2 ? inkColor : '#FFFFFF';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
