import { runInAction } from 'mobx';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import { ChangeSavedCards } from '#src/application/saved-card/change-saved-cards';
import { isExpired, type SavedCard } from '#src/domain/saved-card/saved-card';
import { Action, type ActionResult, ActionsById } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import {
  describeCardError,
  describeWalletFailure,
  expiryOfCard,
  nameOfCard,
  savedCardMessages,
} from '#src/ui/saved-card/shared/saved-card-messages';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export interface CardRow {
  readonly card: SavedCard;
  readonly name: string;
  readonly expiry: string;
  readonly isExpired: boolean;
  readonly isBusy: boolean;
}

export interface CardReturn {
  readonly cardSessionId: string | null;
  readonly paymentError: string | null;
}

/** The hosted page returns to this path. */
const returnPath = '/account/payment/';

/** Presents the customer's saved cards (spec §3 walletPaymentSources). */
export class SavedCardsPresenter implements Presenter<CardReturn> {
  static readonly dependencies: DependenciesOf<typeof SavedCardsPresenter> = [
    SavedCardStore,
    SavedCardGateway,
    ChangeSavedCards,
    BrowserWindow,
    Clock,
    LiveMessageState,
  ];
  static readonly isShared = false;

  cardToRemove: SavedCard | undefined = undefined;
  readonly adding = new Action();
  readonly removing = new Action();
  private returned: CardReturn = { cardSessionId: null, paymentError: null };
  private isLeaving = false;
  private changeError: GatewayError | undefined = undefined;
  private readonly actions = new ActionsById();

  constructor(
    readonly savedCards: SavedCardStore,
    private readonly gateway: SavedCardGateway,
    private readonly changeSavedCards: ChangeSavedCards,
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this);
  }

  /** Keeps only a return from the hosted page, because the view then removes it from the address. */
  update(given: CardReturn): void {
    if (given.cardSessionId !== null || given.paymentError !== null) this.returned = given;
  }

  mount(): () => void {
    const stops = [
      this.savedCards.watch(),
      this.window.onReturn(() => {
        runInAction(() => (this.isLeaving = false));
        void this.savedCards.reload();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Undefined until the cards are known. */
  get rows(): readonly CardRow[] | undefined {
    const now = this.clock.now();
    return this.savedCards.cards?.map((card) => ({
      card,
      name: nameOfCard(card),
      expiry: expiryOfCard(card, now),
      isExpired: isExpired(card, now),
      isBusy: this.actions.of(card.id).isBusy,
    }));
  }

  /** Trusts the list and not only the address. */
  get saved(): string | undefined {
    const { cardSessionId } = this.returned;
    const card = this.savedCards.cards?.find((one) => cardSessionId !== null && one.cardSessionId === cardSessionId);
    return card && savedCardMessages.saved(nameOfCard(card));
  }

  get returnProblem(): string | undefined {
    const { cardSessionId, paymentError } = this.returned;
    if (paymentError !== null) return describeCardError(paymentError);
    const isMissing = cardSessionId !== null && this.savedCards.cards !== undefined && !this.savedCards.isLoading;
    return isMissing && this.saved === undefined ? savedCardMessages.notYet : undefined;
  }

  get isAdding(): boolean {
    return this.isLeaving || this.adding.isBusy;
  }

  get failure(): string | undefined {
    const error = this.adding.error ?? this.changeError;
    return error && describeWalletFailure(error);
  }

  /** The server can only list cards, so that changes need a message to the shop. */
  get isListOnly(): boolean {
    return [this.adding.error, this.changeError, this.removing.error].some((error) => error?.code === 'not_allowed');
  }

  get loadFailure(): string | undefined {
    return describeFailure(this.savedCards.error);
  }

  /** Stays busy until the hosted page has loaded. */
  async add(): Promise<void> {
    if (this.isAdding) return;
    this.clearNotice();
    const result = await this.adding.run(() => this.gateway.prepareCard(returnPath));
    if (result.kind !== 'done') return;
    runInAction(() => (this.isLeaving = true));
    this.window.leaveFor(result.value.url);
  }

  async makeDefault(card: SavedCard): Promise<void> {
    this.clearNotice();
    const action = this.actions.of(card.id);
    const result = await action.run(() => this.savedCards.replaceBy(() => this.changeSavedCards.makeDefault(card.id)));
    this.noteFailure(result);
    if (result.kind === 'done') this.liveMessage.announce(savedCardMessages.nowDefault(nameOfCard(card)));
  }

  askToRemove(card: SavedCard): void {
    this.clearNotice();
    this.cardToRemove = card;
  }

  cancelRemoval(): void {
    this.cardToRemove = undefined;
    this.removing.clear();
  }

  /** Resolves to true once the card is removed. */
  async remove(): Promise<boolean> {
    const card = this.cardToRemove;
    if (!card) return false;
    const remove = () => this.changeSavedCards.remove(card.id);
    const result = await this.removing.run(() => this.savedCards.replaceBy(remove));
    this.noteFailure(result);
    if (result.kind !== 'done') return false;
    runInAction(() => (this.cardToRemove = undefined));
    this.liveMessage.announce(savedCardMessages.removed(nameOfCard(card)));
    return true;
  }

  get removalFailure(): string | undefined {
    return this.removing.error && describeWalletFailure(this.removing.error);
  }

  /** Loads the list again after a failure, because it may show the reason. */
  private noteFailure(result: ActionResult<void>): void {
    if (result.kind !== 'failed') return;
    if (!this.cardToRemove) runInAction(() => (this.changeError = result.error));
    void this.savedCards.reload();
  }

  private clearNotice(): void {
    this.returned = { cardSessionId: null, paymentError: null };
    this.changeError = undefined;
    this.adding.clear();
    this.removing.clear();
  }
}
