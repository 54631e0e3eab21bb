import type { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { type MailingList, normalContact } from '#src/domain/mailing-list/mailing-list';
import { CallScript } from '#test/fakes/shop/call-script';
import { invalid, notFound } from '#test/fakes/shop/refusals';

export type ContactState = 'asked' | 'subscribed' | 'unsubscribed';

interface KnownContact {
  readonly list: MailingList;
  readonly contact: string;
  readonly token: string;
  state: ContactState;
}

/** Mailing lists, and the messages that went out: what each is about and the token in its link. */
export class InMemoryMailingListGateway extends CallScript<keyof MailingListGateway> implements MailingListGateway {
  readonly messages: { readonly to: string; readonly asks: 'confirm' | 'unsubscribe'; readonly token: string }[] = [];
  private readonly contacts: KnownContact[] = [];

  stateOf(list: MailingList, contact: string): ContactState | undefined {
    return this.contacts.find((known) => known.list === list && known.contact === contact)?.state;
  }

  subscribe(list: MailingList, contact: string): Promise<void> {
    return this.run('subscribe', () => {
      const known = this.find(list, contact);
      // A second message would follow the first at once.
      if (known?.state === 'asked') return;
      if (known?.state === 'subscribed') {
        this.write(known, 'unsubscribe');
        return;
      }
      this.write(this.become(list, contact, 'asked'), 'confirm');
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

  private write({ contact: to, token }: KnownContact, asks: 'confirm' | 'unsubscribe'): void {
    this.messages.push({ to, asks, token });
  }
}
