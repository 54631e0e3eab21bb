import { reaction, runInAction } from 'mobx';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { Used } from '#src/application/ports/token';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { describePaymentError } from '#src/ui/checkout/shared/payment-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { nameOfCard, savedCardMessages } from './saved-card-messages';
import { SavedCardStore } from './saved-card-store';

/** The hosted page appends these to the address that it returns to. */
export interface CardReturn {
  readonly cardSessionId: string | null;
  readonly paymentError: string | null;
}

const noReturn: CardReturn = { cardSessionId: null, paymentError: null };

/** A card that is entered on the hosted page: the way there, and its outcome (spec §3 walletPaymentSources). */
export class HostedCard {
  static readonly uses = { savedCards: SavedCardStore, gateway: SavedCardGateway, window: BrowserWindow };
  static readonly isShared = false;

  private readonly opening = new Action();
  private isLeaving = false;
  private returned = noReturn;

  constructor(private readonly use: Used<typeof HostedCard.uses>) {
    autoObservable(this);
  }

  /** Keeps a return from the hosted page, because the view then removes it from the address. Returns a function that stops. */
  follow(given: CardReturn): () => void {
    return reaction(
      () => ({ cardSessionId: given.cardSessionId, paymentError: given.paymentError }),
      (returned) => {
        if (returned.cardSessionId !== null || returned.paymentError !== null) this.returned = returned;
      },
      { fireImmediately: true },
    );
  }

  /** Loads the cards, and again when the back/forward cache brings the page back. */
  mount(): () => void {
    this.isLeaving = false;
    this.opening.clear();
    const stops = [
      this.use.savedCards.watch(),
      this.use.window.onReturn(() => {
        runInAction(() => (this.isLeaving = false));
        void this.use.savedCards.reload();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Goes to the hosted page, which comes back to the path. Stays busy until that page has loaded. */
  async open(returnPath: string): Promise<void> {
    if (this.isBusy) return;
    const result = await this.opening.run(() => this.use.gateway.prepareCard(returnPath));
    if (result.kind !== 'done') return;
    runInAction(() => (this.isLeaving = true));
    this.use.window.leaveFor(result.value.url);
  }

  get isBusy(): boolean {
    return this.isLeaving || this.opening.isBusy;
  }

  get error(): GatewayError | undefined {
    return this.opening.error;
  }

  get hasReturned(): boolean {
    return this.returned !== noReturn;
  }

  /** Trusts the list and not only the address. */
  get saved(): SavedCard | undefined {
    const { cardSessionId } = this.returned;
    return this.use.savedCards.value?.find((card) => cardSessionId !== null && card.cardSessionId === cardSessionId);
  }

  get savedText(): string | undefined {
    return this.saved && savedCardMessages.saved(nameOfCard(this.saved));
  }

  get problem(): string | undefined {
    const { cardSessionId, paymentError } = this.returned;
    if (paymentError !== null) return describePaymentError(paymentError, savedCardMessages.errors);
    const isMissing =
      cardSessionId !== null && this.use.savedCards.value !== undefined && !this.use.savedCards.isLoading;
    return isMissing && !this.saved ? savedCardMessages.notYet : undefined;
  }

  /** Forgets the last way there and back. */
  clear(): void {
    this.returned = noReturn;
    this.opening.clear();
  }
}
