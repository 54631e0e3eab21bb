import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { needsAddress } from '#src/domain/cart/checkout-step';
import {
  type NoteField,
  noteFields,
  noteLength,
  noteLimits,
  notesOf,
  type OrderNotes,
  sameNotes,
  writtenNotes,
} from '#src/domain/cart/order-notes';
import { orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export type NoteKind = 'order' | 'gift';

/** Stores notes while they are typed; saves them when a field loses the focus (spec §7 PATCH orders). */
export class OrderNotesPresenter implements Presenter {
  static readonly uses = {
    cart: CartState,
    updateOrderNotes: UpdateOrderNotes,
    drafts: DraftStorage,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  private readonly saving = new Action();
  private isSaved = false;
  /** The result of saving is shown in the field that was typed in last. */
  private writing: NoteKind | undefined = undefined;
  private typed: Partial<OrderNotes> = {};
  /** True when saving was requested while another save was under way. */
  private isWaiting = false;

  constructor(private readonly use: Used<typeof OrderNotesPresenter.uses>) {
    autoObservable(this);
  }

  mount(): void {
    this.typed = this.draftName === undefined ? {} : this.use.drafts.read(this.draftName);
  }

  get notes(): OrderNotes {
    return { ...this.stored, ...this.typed };
  }

  get has(): Readonly<Record<NoteKind, boolean>> {
    const { instructions, ...gift } = this.stored;
    return { order: instructions !== '', gift: Object.values(gift).some((text) => text !== '') };
  }

  /** A gift message needs a parcel. Typed text stays. */
  get isOffered(): boolean {
    const { current } = this.use.cart;
    return !current || needsAddress(current) || Object.values(this.notes).some((text) => text !== '');
  }

  problem(field: NoteField): string | undefined {
    const length = noteLength(writtenNotes(this.notes)[field]);
    return length > noteLimits[field] ? orderNotesMessages.tooLong(noteLimits[field], length) : undefined;
  }

  isSavedIn(kind: NoteKind): boolean {
    return this.isSaved && this.writing === kind;
  }

  isSavingIn(kind: NoteKind): boolean {
    return this.saving.isBusy && this.writing === kind;
  }

  failureIn(kind: NoteKind): string | undefined {
    const error = this.writing === kind ? this.saving.error : undefined;
    return error && orderNotesMessages.notSaved(describeFailure(error));
  }

  type(field: NoteField, text: string): void {
    this.typed = { ...this.typed, [field]: text };
    this.writing = field === 'instructions' ? 'order' : 'gift';
    this.isSaved = false;
    this.saving.clear();
    if (this.draftName !== undefined) this.use.drafts.write(this.draftName, { ...this.typed });
  }

  /** Resolves to false when the text is invalid. */
  async save(): Promise<boolean> {
    if (noteFields.some((field) => this.problem(field) !== undefined)) return false;
    const { notes } = this;
    this.writing ??= notes.instructions === this.stored.instructions ? 'gift' : 'order';
    if (sameNotes(notes, this.stored)) return true;
    if (this.saving.isBusy) {
      this.isWaiting = true;
      return true;
    }
    const result = await this.saving.run(() => this.use.updateOrderNotes.execute(notes));
    if (result.kind === 'done') this.keepTypedSince(notes);
    if (!this.isWaiting) return true;
    this.isWaiting = false;
    return this.save();
  }

  /** Text that was typed during saving is not saved yet. */
  private keepTypedSince(saved: OrderNotes): void {
    const later = noteFields.filter((field) => this.notes[field] !== saved[field]);
    this.typed = Object.fromEntries(later.map((field) => [field, this.notes[field]]));
    this.isSaved = later.length === 0;
    if (this.draftName !== undefined) {
      if (this.isSaved) this.use.drafts.clear(this.draftName);
      else this.use.drafts.write(this.draftName, { ...this.typed });
    }
    if (this.isSaved) this.use.liveMessage.announce(orderNotesMessages.saved);
  }

  private get stored(): OrderNotes {
    return notesOf(this.use.cart.current ?? {});
  }

  /** Notes belong to one order: another cart begins without them. */
  private get draftName(): string | undefined {
    return this.use.cart.current && `notes-${this.use.cart.current.number}`;
  }
}
