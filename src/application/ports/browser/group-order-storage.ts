import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import { token } from '#src/application/ports/token';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { PersonalStorage } from './personal-storage';

/**
 * Drafts of group orders, one of each kind. An address list is a lot of work, so a customer's draft outlives the tab, and
 * nobody else reads it. A guest's draft, and the link to an estimate, which holds a token, stay in this tab. Broken values
 * count as none.
 */
export interface GroupOrderStorage extends PersonalStorage {
  read(kind: GroupOrderKind): GroupOrderDraft | undefined;
  /** Stores the draft for the signed-in user, or for a guest. */
  write(kind: GroupOrderKind, draft: GroupOrderDraft): void;
  /** Gives this user of the sign-in provider a guest's drafts, and removes other users' drafts. */
  giveTo(userId: string): void;
  clear(kind: GroupOrderKind): void;
  /** Removes the draft of the estimate with this order number, because it is paid. */
  clearPaid(number: string): void;
  /** Removes all drafts, so that nobody else finds them here. */
  forget(): void;
}

export const GroupOrderStorage = token<GroupOrderStorage>('GroupOrderStorage');
