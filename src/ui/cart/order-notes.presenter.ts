import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';
import {
  type NoteField,
  noteFields,
  noteLength,
  noteLimits,
  notesOf,
  type OrderNotes,
  sameNotes,
} from '#src/domain/cart/order-notes';
import { needsAddress } from '#src/domain/checkout/checkout-step';
import { orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** The two forms that notes are written in. */
export type NoteKind = 'order' | 'gift';

/**
 * Presents the notes of the order: stored while they are typed, saved when a field loses the focus (spec §7 PATCH
 * orders).
 */
export class OrderNotesPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof OrderNotesPresenter> = [
    CartState,
    UpdateOrderNotes,
    DraftStorage,
    LiveMessageState,
  ];
  static readonly isShared = false;

  private readonly saving = new Action();
  private isSaved = false;
  /** The field that was typed in last: the result of saving is shown there. */
  private writing: NoteKind | undefined = undefined;
  private typed: Partial<OrderNotes> = {};
  /** True when saving was requested while another save was under way. */
  private isWaiting = false;

  constructor(
    private readonly cart: CartState,
    private readonly updateOrderNotes: UpdateOrderNotes,
    private readonly drafts: DraftStorage,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this);
  }

  /** Restores the text that was typed in this tab and never saved. */
  mount(): void {
    this.typed = this.draftName === undefined ? {} : this.drafts.read(this.draftName);
  }

  /** The text of the fields: the typed text, else that of the order. */
  get notes(): OrderNotes {
    return { ...this.stored, ...this.typed };
  }

  /** True for each kind of note that the order has. */
  get has(): Readonly<Record<NoteKind, boolean>> {
    const { instructions, ...gift } = this.stored;
    return { order: instructions !== '', gift: Object.values(gift).some((text) => text !== '') };
  }

  /**
   * True when there is a parcel for a gift message. When everything is e-mailed there is none; text that was typed
   * stays.
   */
  get isOffered(): boolean {
    const { current } = this.cart;
    return !current || needsAddress(current) || Object.values(this.notes).some((text) => text !== '');
  }

  problem(field: NoteField): string | undefined {
    const length = noteLength(this.notes[field]);
    return length > noteLimits[field] ? orderNotesMessages.tooLong(noteLimits[field], length) : undefined;
  }

  isSavedIn(kind: NoteKind): boolean {
    return this.isSaved && this.writing === kind;
  }

  isSavingIn(kind: NoteKind): boolean {
    return this.saving.isBusy && this.writing === kind;
  }

  /** The reason why a note could not be saved; the typed text stays. */
  failureIn(kind: NoteKind): string | undefined {
    const error = this.writing === kind ? this.saving.error : undefined;
    return error && orderNotesMessages.notSaved(describeFailure(error));
  }

  type(field: NoteField, text: string): void {
    this.typed = { ...this.typed, [field]: text };
    this.writing = field === 'instructions' ? 'order' : 'gift';
    this.isSaved = false;
    this.saving.clear();
    if (this.draftName !== undefined) this.drafts.write(this.draftName, { ...this.typed });
  }

  /** Saves the typed text, if it is new and short enough; resolves to false when it is invalid. */
  async save(): Promise<boolean> {
    if (noteFields.some((field) => this.problem(field) !== undefined)) return false;
    const { notes } = this;
    this.writing ??= notes.instructions === this.stored.instructions ? 'gift' : 'order';
    if (sameNotes(notes, this.stored)) return true;
    if (this.saving.isBusy) {
      this.isWaiting = true;
      return true;
    }
    const result = await this.saving.run(() => this.updateOrderNotes.execute(notes));
    if (result.kind === 'done') this.keepTypedSince(notes);
    if (!this.isWaiting) return true;
    this.isWaiting = false;
    return this.save();
  }

  /** Keeps text that was typed during saving: it is not saved yet. */
  private keepTypedSince(saved: OrderNotes): void {
    const later = noteFields.filter((field) => this.notes[field] !== saved[field]);
    this.typed = Object.fromEntries(later.map((field) => [field, this.notes[field]]));
    this.isSaved = later.length === 0;
    if (this.draftName !== undefined) {
      if (this.isSaved) this.drafts.clear(this.draftName);
      else this.drafts.write(this.draftName, { ...this.typed });
    }
    if (this.isSaved) this.liveMessage.announce(orderNotesMessages.saved);
  }

  private get stored(): OrderNotes {
    return notesOf(this.cart.current ?? {});
  }

  /** The draft of this order: notes belong to one order, and another cart begins without them. */
  private get draftName(): string | undefined {
    return this.cart.current && `notes-${this.cart.current.number}`;
  }
}
