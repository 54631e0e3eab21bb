import { reaction, runInAction } from 'mobx';
import { type GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { orderNumber } from '#src/domain/contact/contact-message';
import { normalEmail } from '#src/domain/mailing-list/mailing-list';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { Form, type Problems, type Values } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { findOrderMessages as messages } from './find-order-messages';

type Field = 'number' | 'email';

const { problems } = messages;

/** Never learns whether the order exists (docs/adr/0061). */
export class FindOrderPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof FindOrderPresenter> = [
    OrderLinkGateway,
    CustomerState,
    LiveMessageState,
  ];
  static readonly isShared = false;

  readonly form: Form<Field>;
  readonly sending = new Action();
  notice: string | undefined = undefined;

  constructor(
    private readonly links: OrderLinkGateway,
    private readonly customer: CustomerState,
    private readonly liveMessage: LiveMessageState,
  ) {
    this.form = new Form({
      empty: { number: '', email: '' },
      findProblems,
      saveDraft: () => this.sending.clear(),
    });
    autoObservable(this);
  }

  /** Text that was already typed stays. */
  mount(): () => void {
    return reaction(
      () => this.customer.current?.email,
      (email = '') => {
        const { values } = this.form;
        this.form.start({ ...values, email: values.email || email });
      },
      { fireImmediately: true },
    );
  }

  get failure(): string | undefined {
    const { error } = this.sending;
    if (!error || Object.keys(refusedFields(error)).length > 0) return undefined;
    if (hasCode(error, 'rate_limited')) return problems.tooOften;
    return hasCode(error, 'not_found') ? problems.notOffered : describeFailure(error);
  }

  /** Resolves to false on failure. */
  async send(): Promise<boolean> {
    if (!this.form.check()) return false;
    const { entered } = this.form;
    const [number = '', email = ''] = [orderNumber(entered.number), normalEmail(entered.email)];
    const result = await this.sending.run(() => this.links.sendLink(number, email));
    if (result.kind === 'failed') this.form.refuse(refusedFields(result.error));
    if (result.kind !== 'done') return result.kind === 'ignored';
    const notice = messages.sentText(number, email);
    runInAction(() => (this.notice = notice));
    this.liveMessage.announce(notice);
    return true;
  }

  startOver(): void {
    this.notice = undefined;
  }
}

function findProblems({ number, email }: Values<Field>): Problems<Field> {
  return {
    ...(orderNumber(number) === undefined && { number: problems.number }),
    ...(normalEmail(email) === undefined && { email: problems.email }),
  };
}

function refusedFields({ errors }: GatewayError): Problems<Field> {
  return {
    ...('number' in errors && { number: problems.number }),
    ...('email' in errors && { email: problems.email }),
  };
}
