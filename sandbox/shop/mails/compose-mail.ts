import type { NewMail } from '#sandbox/shop/outbox';
import type { MailBlock, MailContent, MailSender } from './mail-content';
import { renderMailHtml } from './mail-html';
import { renderMailText } from './mail-text';

export function composeMail(sender: MailSender, to: string, content: MailContent): NewMail {
  return {
    to,
    subject: content.subject,
    text: renderMailText(sender, content),
    html: renderMailHtml(sender, content),
    links: [...new Set(linksOf(content.blocks))],
  };
}

function linksOf(blocks: readonly MailBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'action') return [block.url];
    return block.kind === 'panel' ? linksOf(block.blocks) : [];
  });
}
