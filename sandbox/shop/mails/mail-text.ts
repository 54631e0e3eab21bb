import type { MailBlock, MailContent, MailSender } from './mail-content';

/** The mail as plain text. A link stands below its label, on a line of its own. */
export function renderMailText({ name, contactEmail }: MailSender, { blocks }: MailContent): string {
  const contact = contactEmail === undefined ? '' : `\nQuestions? Write to ${contactEmail}.`;
  return [...blocks.map(renderBlock), `${name}${contact}`].join('\n\n');
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return block.text;
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'amounts':
      return block.rows
        .flatMap(({ label, amount, details = [] }) => [`${label}: ${amount}`, ...details.map((one) => `  ${one}`)])
        .join('\n');
    case 'facts':
      return block.rows.map(([term, description]) => `${term}: ${description.replaceAll('\n', ', ')}`).join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
    case 'panel':
      return [`${block.title}\n${'-'.repeat(block.title.length)}`, ...block.blocks.map(renderBlock)].join('\n\n');
  }
}
