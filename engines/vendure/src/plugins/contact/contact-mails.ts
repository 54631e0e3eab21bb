import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { EventBus } from '@vendure/core';
import type { Fact } from '#src/plugins/core/mails/mail';
import { paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import { MessageThrottle } from '#src/plugins/recent-calls/message-throttle';
import type { SentMessage } from './read-message';
import { topicNames } from './read-message';

/** The injection token of the address at which the shop's people read. */
export const CONTACT_ADDRESS = Symbol('ContactAddress');

/** Mails a message to the shop, and a receipt to its sender. */
@Injectable()
export class ContactMails {
  constructor(
    private readonly events: EventBus,
    private readonly throttle: MessageThrottle,
    @Inject(CONTACT_ADDRESS) private readonly address: string,
  ) {}

  /**
   * Answers to the first mail go to the sender, whose words are in it and nowhere else: it has no HTML, and in its headers stands
   * nothing that they chose but the address. The receipt has none of their words, because anyone can type anyone's address; a
   * contact who had a message just before gets none.
   */
  async send(ctx: RequestContext, id: string, message: SentMessage): Promise<void> {
    const { topic, orderNumber, name, email, text } = message;
    const about = topicNames.get(topic) ?? topic;
    const facts: readonly Fact[] = [
      ['About', [about]],
      ...(orderNumber === undefined ? [] : [['Order', [orderNumber]] as const]),
    ];
    const subject = [about, ...(orderNumber === undefined ? [] : [orderNumber])].join(', ');
    await this.events.publish(
      new MailWrittenEvent(ctx, `contact-message/${id}`, {
        to: this.address,
        subject: `Question: ${subject}`,
        replyTo: email,
        isPlain: true,
        blocks: [
          { kind: 'facts', rows: [['From', [name, email]], ...facts] },
          { kind: 'quote', text },
        ],
      }),
    );
    if (!(await this.throttle.take(ctx, email))) return;
    await this.events.publish(
      new MailWrittenEvent(ctx, `contact-receipt/${id}`, {
        to: email,
        subject: `We have your message: ${subject}`,
        blocks: [
          paragraph('Thank you for writing. A person reads it and answers within one business day, to this address.'),
          { kind: 'facts', rows: facts },
          paragraph(
            'If you did not write this, somebody entered your address by mistake. You do not have to do anything.',
          ),
        ],
      }),
    );
  }
}
