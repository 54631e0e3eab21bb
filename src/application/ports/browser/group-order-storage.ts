import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';

/**
 * Group orders that are being put together, one of each kind: an address list is long work, so it outlives the tab. A draft
 * of somebody who signed in is read by nobody else. Broken values count as none.
 */
export interface GroupOrderStorage {
  read(kind: GroupOrderKind): GroupOrderDraft | undefined;
  /** The draft belongs from now on to whoever is signed in. */
  write(kind: GroupOrderKind, draft: GroupOrderDraft): void;
  /** Forgets one. */
  clear(kind: GroupOrderKind): void;
  /** Forgets all of them: nobody else is to find them here. */
  clearAll(): void;
}
