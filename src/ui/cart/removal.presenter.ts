import { runInAction } from 'mobx';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreLine } from '#src/application/cart/restore-line';
import { RestoreClubBox } from '#src/application/club/restore-club-box';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import type { ClubBox } from '#src/domain/club/club-box';
import { CartLineActions } from '#src/ui/cart/shared/cart-line-actions';
import { cartMessages, clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

interface Removed {
  readonly name: string;
  readonly restore: () => Promise<unknown>;
}

interface Removal {
  readonly what: Removed;
  /** Resolves to true when it was removed; never rejects. */
  readonly isRemoved: Promise<boolean>;
}

/** Removes lines and club boxes at once, with undo. */
export class RemovalPresenter {
  static readonly uses = {
    cart: CartState,
    removeLine: RemoveLine,
    restoreLine: RestoreLine,
    restoreClubBox: RestoreClubBox,
    lineActions: CartLineActions,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly undoing = new Action();
  private last: Removal | undefined = undefined;

  constructor(private readonly use: Used<typeof RemovalPresenter.uses>) {
    autoObservable(this);
  }

  /** Undefined once it cannot be restored. */
  get removed(): string | undefined {
    return this.last?.what.name;
  }

  /** Hides the line at once; shows it again with a reason when the server refuses. */
  async remove(lineItemId: string): Promise<void> {
    const line = this.use.cart.current?.lineItems.find(({ id }) => id === lineItemId);
    if (!line) return;
    const what: Removed = {
      name: normalizePackName(line.variant.name),
      restore: () => this.use.restoreLine.execute(line),
    };
    await this.removeLines([lineItemId], what);
  }

  async removeBox(box: ClubBox): Promise<void> {
    const what: Removed = {
      name: clubBoxMessages.title,
      restore: () => this.use.restoreClubBox.execute(box),
    };
    await this.removeLines(
      box.lines.map(({ id }) => id),
      what,
    );
  }

  async undo(): Promise<void> {
    const removal = this.last;
    if (!removal || !(await removal.isRemoved)) return;
    const result = await this.undoing.run(removal.what.restore);
    if (result.kind !== 'done') return;
    this.forget(removal);
    this.use.liveMessage.announce(cartMessages.restored(removal.what.name));
  }

  /** The whole cart was emptied, its codes included: nothing of it can be brought back. */
  setEmptied(): void {
    this.last = undefined;
  }

  private async removeLines(ids: readonly string[], what: Removed): Promise<void> {
    const [first = ''] = ids;
    this.undoing.clear();
    const removing = this.use.lineActions.of(first).run(() => this.use.removeLine.execute(...ids));
    const removal = { what, isRemoved: removing.then(({ kind }) => kind === 'done') };
    this.last = removal;
    this.use.liveMessage.announce(cartMessages.removed(what.name));
    if (!(await removal.isRemoved)) this.forget(removal);
  }

  private forget(removal: Removal): void {
    runInAction(() => {
      if (this.last === removal) this.last = undefined;
    });
  }
}
