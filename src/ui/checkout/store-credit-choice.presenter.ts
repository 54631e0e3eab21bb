import { runInAction } from 'mobx';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { ChooseStoreCredit } from '#src/application/store-credit/choose-store-credit';
import { formatMoney } from '#src/domain/money/money';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { storeCreditMessages } from '#src/ui/store-credit/shared/store-credit-messages';

const messages = storeCreditMessages.checkout;

export class StoreCreditChoicePresenter {
  static readonly uses = {
    cart: CartState,
    chooseStoreCredit: ChooseStoreCredit,
    liveMessage: LiveMessageState,
    capabilities: Capabilities,
  };
  static readonly isShared = false;

  readonly choosing = new Action();
  private notice: string | undefined = undefined;

  constructor(private readonly use: Used<typeof StoreCreditChoicePresenter.uses>) {
    autoObservable(this);
  }

  /** The credit may be used or kept. */
  get isOffered(): boolean {
    return this.use.capabilities.storeCredit && (this.isUsed || this.use.cart.current?.isStoreCreditKept === true);
  }

  get isUsed(): boolean {
    return (this.use.cart.current?.storeCredit ?? 0) > 0;
  }

  get label(): string {
    return this.isUsed ? messages.pays(this.amount) : messages.use;
  }

  get problem(): string | undefined {
    return describeFailure(this.choosing.error) ?? this.notice;
  }

  async choose(isUsed: boolean): Promise<void> {
    this.notice = undefined;
    const result = await this.choosing.run(() => this.use.chooseStoreCredit.execute(isUsed));
    if (result.kind !== 'done') return;
    if (result.value === 'not-possible') {
      runInAction(() => (this.notice = messages.notKept));
      return;
    }
    this.use.liveMessage.announce(isUsed ? messages.used(this.amount) : messages.kept);
  }

  private get amount(): string {
    const { current } = this.use.cart;
    return current ? formatMoney(current.storeCredit) : '';
  }
}
