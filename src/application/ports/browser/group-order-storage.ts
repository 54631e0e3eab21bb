import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';

/**
 * Group orders that are being put together, one of each kind. An address list is long work, so that of a customer outlives
 * the tab, and nobody else reads it. That of a guest, and the link to an estimate, which holds a token, stay in this tab.
 * Broken values count as none.
 */
export interface GroupOrderStorage {
  read(kind: GroupOrderKind): GroupOrderDraft | undefined;
  /** The draft belongs from now on to whoever is signed in. */
  write(kind: GroupOrderKind, draft: GroupOrderDraft): void;
  /** Gives this user of the sign-in provider what a guest put together here, and forgets what others did. */
  writeOwner(userId: string): void;
  /** Forgets one. */
  clear(kind: GroupOrderKind): void;
  /** Forgets what the estimate with this order number was made of: it is paid. */
  clearPaid(number: string): void;
  /** Forgets all of them: nobody else is to find them here. */
  clearAll(): void;
}
