import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { EventBus } from '@vendure/core';
import type { MailContent } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import type { MailingListContact } from '#src/plugins/mailing-list/entities/mailing-list-contact.entity';
import { mailingLists } from './mailing-list';
import { MAILING_LIST_SETTINGS } from './mailing-list-settings';
import type { MailingListSettings } from './mailing-list-settings';

/** Writes to contacts about their lists: a mail, or a text message to a phone. */
@Injectable()
export class MailingListMessages {
  constructor(
    private readonly events: EventBus,
    @Inject(MAILING_LIST_SETTINGS) private readonly settings: MailingListSettings,
  ) {}

  /** Sends the link that confirms. The list sends nothing before it was opened: anyone can type anyone's address. */
  async ask(ctx: RequestContext, to: MailingListContact): Promise<void> {
    await this.send(ctx, to, {
      subject: mailingLists[to.list].confirm,
      blocks: [
        paragraph(
          'We got this request with your address. If it was you, please confirm it. The link works for seven days.',
        ),
        action('Confirm', this.pageOf(to, 'confirm')),
        paragraph('If it was not you, ignore this message. You will not hear from us again.'),
      ],
    });
  }

  async subscribed(ctx: RequestContext, to: MailingListContact): Promise<void> {
    await this.send(ctx, to, {
      subject: mailingLists[to.list].subscribed,
      unsubscribeUrl: unsubscribeUrl(this.settings, to),
      blocks: [
        paragraph('You can unsubscribe at any time. The link works without an account.'),
        action('Unsubscribe', this.pageOf(to, 'unsubscribe')),
      ],
    });
  }

  async unsubscribed(ctx: RequestContext, to: MailingListContact): Promise<void> {
    await this.send(ctx, to, {
      subject: mailingLists[to.list].unsubscribed,
      blocks: [
        paragraph('Done. You will still get e-mails about your orders. If this was not you, or you change your mind:'),
        action('Undo', this.pageOf(to, 'confirm')),
      ],
    });
  }

  private pageOf(to: MailingListContact, asks: 'confirm' | 'unsubscribe'): string {
    return pageOf(this.settings, to, asks);
  }

  private async send(
    ctx: RequestContext,
    { list, contact }: MailingListContact,
    content: Omit<MailContent, 'to'>,
  ): Promise<void> {
    const channel = list === 'sms' ? ({ channel: 'sms' } as const) : {};
    await this.events.publish(
      new MailWrittenEvent(ctx, `mailing-list/${randomUUID()}`, { to: contact, ...content, ...channel }),
    );
  }
}

/** The page of the list, with the token in the fragment, which browsers send to no server. */
export function pageOf(
  { shopUrl }: MailingListSettings,
  { list, token }: Pick<MailingListContact, 'list' | 'token'>,
  asks: 'confirm' | 'unsubscribe',
): string {
  return `${shopUrl}${mailingLists[list].path}#${asks}=${token}`;
}

/** The address to which a mailbox posts to unsubscribe: the sender of the list's mails puts it into their headers. */
export function unsubscribeUrl(
  { reachedAt }: MailingListSettings,
  { token }: Pick<MailingListContact, 'token'>,
): string {
  return `${reachedAt}/api/mailing_lists/links/unsubscriptions/${token}`;
}
