import { runInAction } from 'mobx';
import { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { orderNumber } from '#src/domain/contact/contact-message';
import { normalEmail } from '#src/domain/mailing-list/mailing-list';
import { watchCustomer } from '#src/ui/customer/shared/watch-customer';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure, type FailureMessages } from '#src/ui/kit/failures';
import { Form, isSaidAtFields, type Problems, type Refusals, type Values } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { findOrderMessages as messages } from './find-order-messages';

type Field = 'number' | 'email';

const { problems } = messages;
const failures: FailureMessages = { rate_limited: problems.tooOften, not_found: problems.notOffered };
const refusals: Refusals<Field> = { number: { number: problems.number }, email: { email: problems.email } };

/** Never learns whether the order exists (docs/adr/0023). */
export class FindOrderPresenter implements Presenter {
  static readonly uses = { links: OrderLinkGateway, customer: CustomerState, liveMessage: LiveMessageState };
  static readonly isShared = false;

  readonly form: Form<Field>;
  readonly sending = new Action();
  notice: string | undefined = undefined;

  constructor(private readonly use: Used<typeof FindOrderPresenter.uses>) {
    this.form = new Form({
      empty: { number: '', email: '' },
      findProblems,
      saveDraft: () => this.sending.clear(),
    });
    autoObservable(this);
  }

  /** Text that was already typed stays. */
  mount(): () => void {
    return watchCustomer(this.use.customer, {
      forget: () => this.forget(),
      fill: (customer) => {
        const { values } = this.form;
        this.form.start({ ...values, email: values.email || (customer?.email ?? '') });
      },
    });
  }

  get failure(): string | undefined {
    const { error } = this.sending;
    return error && !isSaidAtFields(error, refusals) ? describeFailure(error, failures) : undefined;
  }

  /** Resolves to false on failure. */
  async send(): Promise<boolean> {
    if (!this.form.check()) return false;
    const { entered } = this.form;
    const [number = '', email = ''] = [orderNumber(entered.number), normalEmail(entered.email)];
    const result = await this.sending.run(() => this.use.links.sendLink(number, email));
    if (result.kind === 'failed') this.form.refuseFields(result.error, refusals);
    if (result.kind !== 'done') return result.kind === 'ignored';
    const notice = messages.sentText(number, email);
    runInAction(() => (this.notice = notice));
    this.use.liveMessage.announce(notice);
    return true;
  }

  startOver(): void {
    this.notice = undefined;
  }

  private forget(): void {
    this.sending.abandon();
    this.startOver();
    this.form.start();
  }
}

function findProblems({ number, email }: Values<Field>): Problems<Field> {
  return {
    ...(orderNumber(number) === undefined && { number: problems.number }),
    ...(normalEmail(email) === undefined && { email: problems.email }),
  };
}
