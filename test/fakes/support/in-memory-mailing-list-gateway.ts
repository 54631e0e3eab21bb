import type { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import { type MailingList, normalContact } from '#src/domain/mailing-list/mailing-list';
import { CallScript } from '#test/fakes/shop/call-script';
import { invalid, notFound, rateLimited } from '#test/fakes/shop/refusals';

export type ContactState = 'asked' | 'subscribed' | 'unsubscribed';

interface KnownContact {
  readonly list: MailingList;
  readonly contact: string;
  readonly token: string;
  state: ContactState;
  /** The time of the last message about this list. */
  askedAt?: Instant;
  /** The day on which the person confirmed to be of age. */
  ofAgeOn?: Day;
}

const minute = 60_000;

/** Mailing lists, and the messages that went out, one a minute to a contact: the subject of each and the token in its link. */
export class InMemoryMailingListGateway extends CallScript<keyof MailingListGateway> implements MailingListGateway {
  readonly messages: {
    readonly to: string;
    readonly asks: 'confirm' | 'unsubscribe';
    readonly token: string;
    readonly at: Instant;
  }[] = [];
  private readonly contacts: KnownContact[] = [];

  constructor(private readonly now: () => Instant) {
    super();
  }

  stateOf(list: MailingList, contact: string): ContactState | undefined {
    return this.contacts.find((known) => known.list === list && known.contact === contact)?.state;
  }

  ofAgeOn(list: MailingList, contact: string): Day | undefined {
    return this.contacts.find((known) => known.list === list && known.contact === contact)?.ofAgeOn;
  }

  subscribe(list: MailingList, contact: string, ofAgeOn?: Day): Promise<void> {
    return this.run('subscribe', () => {
      const known = this.find(list, contact);
      const isRecent = known?.askedAt !== undefined && known.askedAt > this.now() - minute;
      // A second message would follow the first at once.
      if (isRecent && known.state !== 'unsubscribed') return;
      if (!isRecent && this.hadMessage(contact)) throw rateLimited();
      const row = known ?? this.become(list, contact, 'asked');
      if (ofAgeOn !== undefined) row.ofAgeOn = ofAgeOn;
      this.write(row, row.state === 'subscribed' ? 'unsubscribe' : 'confirm');
    });
  }

  unsubscribe(list: MailingList, contact: string): Promise<void> {
    return this.run('unsubscribe', () => {
      if (this.find(list, contact)?.state === 'unsubscribed') return;
      this.write(this.become(list, contact, 'unsubscribed'), 'confirm');
    });
  }

  confirm(token: string): Promise<MailingList> {
    return this.run('confirm', () => this.follow(token, 'subscribed'));
  }

  unsubscribeByLink(token: string): Promise<MailingList> {
    return this.run('unsubscribeByLink', () => this.follow(token, 'unsubscribed'));
  }

  private find(list: MailingList, contact: string): KnownContact | undefined {
    if (normalContact(list, contact) !== contact) throw invalid({ contact: ['is invalid'] });
    return this.contacts.find((known) => known.list === list && known.contact === contact);
  }

  private become(list: MailingList, contact: string, state: ContactState): KnownContact {
    const known = this.find(list, contact);
    if (known) {
      known.state = state;
      return known;
    }
    const added: KnownContact = { list, contact, state, token: `token-${this.contacts.length + 1}` };
    this.contacts.push(added);
    return added;
  }

  private follow(token: string, state: 'subscribed' | 'unsubscribed'): MailingList {
    const known = this.contacts.find((contact) => contact.token === token);
    if (!known) throw notFound();
    if (known.state !== state) {
      known.state = state;
      this.write(known, state === 'subscribed' ? 'unsubscribe' : 'confirm');
    }
    return known.list;
  }

  private hadMessage(contact: string): boolean {
    return this.messages.some(({ to, at }) => to === contact && at > this.now() - minute);
  }

  private write(known: KnownContact, asks: 'confirm' | 'unsubscribe'): void {
    const { contact: to, token } = known;
    if (this.hadMessage(to)) return;
    known.askedAt = this.now();
    this.messages.push({ to, asks, token, at: this.now() });
  }
}
