import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import { token } from '#src/application/ports/token';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { PersonalStorage } from './personal-storage';

/** A customer's drafts outlive the tab; a guest's, and the token of an estimate, do not. Broken values are none. */
export interface GroupOrderStorage extends PersonalStorage {
  read(kind: GroupOrderKind): GroupOrderDraft | undefined;
  /** For the signed-in user, or for a guest. */
  write(kind: GroupOrderKind, draft: GroupOrderDraft): void;
  /** Gives this user of the sign-in provider a guest's drafts, and removes other users'. */
  giveTo(userId: string): void;
  clear(kind: GroupOrderKind): void;
  /** Called once the estimate with this order number is paid. */
  clearPaid(number: string): void;
  forget(): void;
}

export const GroupOrderStorage = token<GroupOrderStorage>('GroupOrderStorage');
