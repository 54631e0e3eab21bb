import { reaction, runInAction } from 'mobx';
import { SendContactMessage } from '#src/application/contact/send-contact-message';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { ContactUrl } from '#src/application/ports/support/contact-url';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { ContactTopic } from '#src/domain/contact/contact-message';
import { watchCustomer } from '#src/ui/customer/shared/watch-customer';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { Form, isSaidAtFields, type Refusals, type Values } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { checkContact, type ContactField, emptyContact, typedMessage } from './contact-checks';
import { contactPageMessages } from './contact-page-messages';

const { problems } = contactPageMessages;
const draft = 'contact';

const refusals: Refusals<ContactField> = {
  topic: { topic: problems.refused },
  order_number: { order: problems.order },
  name: { name: problems.refused },
  email: { email: problems.refused },
  text: { text: problems.refused },
};

interface Given {
  readonly topic: ContactTopic | undefined;
  readonly order: string | undefined;
}

/** Presents a message to the shop (spec §2 contact). */
export class ContactPresenter implements Presenter {
  static readonly uses = {
    sendMessage: SendContactMessage,
    customer: CustomerState,
    drafts: DraftStorage,
    liveMessage: LiveMessageState,
    url: ContactUrl,
  };
  static readonly isShared = false;

  readonly form: Form<ContactField>;
  readonly sending = new Action();
  /** Undefined until the message is sent. */
  sentTo: string | undefined = undefined;
  /** The key is that of the last attempted message; undefined after a change. */
  private key: string | undefined = undefined;

  constructor(
    private readonly use: Used<typeof ContactPresenter.uses>,
    private readonly given: Given,
  ) {
    this.form = new Form({
      empty: emptyContact,
      texts: ['text'],
      findProblems: checkContact,
      saveDraft: (typed) => this.saveDraft(typed),
    });
    autoObservable(this);
  }

  /** The link sets the topic, and the session the sender. */
  mount(): () => void {
    const stopLinking = reaction(
      () => [this.given.topic, this.given.order],
      () => this.fill(),
      { fireImmediately: true },
    );
    const stopSigning = watchCustomer(this.use.customer, {
      forget: () => this.forget(),
      fill: () => this.fillCustomer(),
    });
    return () => {
      stopLinking();
      stopSigning();
    };
  }

  get isOffered(): boolean {
    return this.use.url !== undefined;
  }

  get failure(): string | undefined {
    const { error } = this.sending;
    if (!error || isSaidAtFields(error, refusals)) return undefined;
    return describeFailure(error, { rate_limited: problems.tooOften });
  }

  /** Resolves to false on failure. */
  async send(): Promise<boolean> {
    if (!this.form.check()) return false;
    const key = this.key ?? this.use.sendMessage.newKey();
    this.key = key;
    const { values, entered } = this.form;
    this.use.drafts.write(draft, { ...values, key });
    const result = await this.sending.run(() => this.use.sendMessage.execute(typedMessage(entered), key));
    if (result.kind === 'failed') this.form.refuseFields(result.error, refusals);
    if (result.kind !== 'done') return false;
    this.use.drafts.clear(draft);
    runInAction(() => {
      this.key = undefined;
      this.sentTo = entered.email;
    });
    this.use.liveMessage.announce(contactPageMessages.sent);
    return true;
  }

  startOver(): void {
    const { name, email } = this.form.values;
    this.sentTo = undefined;
    this.form.start({ name, email });
  }

  private fill(): void {
    const { key, ...typed } = this.use.drafts.read(draft);
    const { topic, order } = this.given;
    const isSame = (topic ?? typed['topic']) === typed['topic'] && (order ?? typed['order']) === typed['order'];
    this.key = isSame ? key : undefined;
    this.form.start({ ...typed, ...(topic && { topic }), ...(order !== undefined && { order }) });
    this.fillCustomer();
  }

  /** Reads a draft that stays in the tab again. */
  private forget(): void {
    this.sending.abandon();
    this.sentTo = undefined;
    this.fill();
  }

  private fillCustomer(): void {
    const { values } = this.form;
    const { name = '', email = '' } = this.use.customer.current ?? {};
    if (this.sending.isBusy || this.sentTo !== undefined) return;
    this.form.start({ ...values, name: values.name || name, email: values.email || email });
  }

  /** Any change makes it a new message. */
  private saveDraft(typed: Values<ContactField>): void {
    this.key = undefined;
    this.sending.clear();
    this.use.drafts.write(draft, typed);
  }
}
