import { runInAction } from 'mobx';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { ChangeSavedCards } from '#src/application/saved-card/change-saved-cards';
import { isExpired, type SavedCard } from '#src/domain/saved-card/saved-card';
import { Action, type ActionResult, ActionsById } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { type CardReturn, HostedCard } from '#src/ui/saved-card/shared/hosted-card';
import {
  expiryOfCard,
  nameOfCard,
  savedCardFailures,
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

/** The hosted page returns to this path. */
const returnPath = '/account/payment/';

/** Presents the customer's saved cards (spec §3 walletPaymentSources). */
export class SavedCardsPresenter implements Presenter {
  static readonly uses = {
    savedCards: SavedCardStore,
    newCard: HostedCard,
    changeSavedCards: ChangeSavedCards,
    clock: Clock,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly savedCards: SavedCardStore;
  readonly newCard: HostedCard;

  cardToRemove: SavedCard | undefined = undefined;
  readonly removing = new Action();
  private changeError: GatewayError | undefined = undefined;
  private readonly actions = new ActionsById();

  constructor(
    private readonly use: Used<typeof SavedCardsPresenter.uses>,
    private readonly given: CardReturn,
  ) {
    this.savedCards = use.savedCards;
    this.newCard = use.newCard;
    autoObservable(this);
  }

  mount(): () => void {
    const stops = [this.newCard.follow(this.given), this.newCard.mount()];
    return () => stops.forEach((stop) => stop());
  }

  get rows(): readonly CardRow[] {
    const now = this.use.clock.now();
    return (this.savedCards.value ?? []).map((card) => ({
      card,
      name: nameOfCard(card),
      expiry: expiryOfCard(card, now),
      isExpired: isExpired(card, now),
      isBusy: this.actions.of(card.id).isBusy,
    }));
  }

  get failure(): string | undefined {
    const error = this.newCard.error ?? this.changeError;
    return describeFailure(error, savedCardFailures);
  }

  /** The server can only list cards, so that changes need a message to the shop. */
  get isListOnly(): boolean {
    return [this.newCard.error, this.changeError, this.removing.error].some((error) => error?.code === 'not_allowed');
  }

  async add(): Promise<void> {
    if (this.newCard.isBusy) return;
    this.clearNotice();
    await this.newCard.open(returnPath);
  }

  async makeDefault(card: SavedCard): Promise<void> {
    this.clearNotice();
    const action = this.actions.of(card.id);
    const result = await action.run(() =>
      this.savedCards.replaceBy(() => this.use.changeSavedCards.makeDefault(card.id)),
    );
    this.noteFailure(result);
    if (result.kind === 'done') this.use.liveMessage.announce(savedCardMessages.nowDefault(nameOfCard(card)));
  }

  askToRemove(card: SavedCard): void {
    this.clearNotice();
    this.cardToRemove = card;
  }

  cancelRemoval(): void {
    this.cardToRemove = undefined;
    this.removing.clear();
  }

  /** The dialog stays open on failure. */
  async remove(): Promise<void> {
    const card = this.cardToRemove;
    if (!card) return;
    const remove = () => this.use.changeSavedCards.remove(card.id);
    const result = await this.removing.run(() => this.savedCards.replaceBy(remove));
    const isAsked = this.cardToRemove === card;
    if (!isAsked) this.removing.clear();
    this.noteFailure(result, isAsked);
    if (result.kind !== 'done') return;
    if (isAsked) runInAction(() => (this.cardToRemove = undefined));
    this.use.liveMessage.announce(savedCardMessages.removed(nameOfCard(card)));
  }

  get removalFailure(): string | undefined {
    return describeFailure(this.removing.error, savedCardFailures);
  }

  /** Loads the list again after a failure, because it may show the reason. */
  private noteFailure(result: ActionResult<void>, isSaidInQuestion = false): void {
    if (result.kind !== 'failed') return;
    if (!isSaidInQuestion) runInAction(() => (this.changeError = result.error));
    void this.savedCards.reload();
  }

  private clearNotice(): void {
    this.newCard.clear();
    this.changeError = undefined;
    this.removing.clear();
  }
}
