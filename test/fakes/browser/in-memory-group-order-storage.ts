import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import type { GroupOrder, GroupOrderKind } from '#src/domain/group-order/group-order';

interface Owned {
  readonly order: GroupOrder;
  readonly owner: string;
}

interface InTab {
  readonly draft: GroupOrderDraft;
  readonly owner: string | undefined;
}

/** One tab; `otherTab` shares what customers put together. */
export class InMemoryGroupOrderStorage implements GroupOrderStorage {
  private readonly tab = new Map<GroupOrderKind, InTab>();

  constructor(
    private readonly signIn: SignInStorage,
    private readonly shared = new Map<GroupOrderKind, Owned>(),
  ) {}

  otherTab(): InMemoryGroupOrderStorage {
    return new InMemoryGroupOrderStorage(this.signIn, this.shared);
  }

  read(kind: GroupOrderKind): GroupOrderDraft | undefined {
    const user = this.user();
    const inTab = this.tab.get(kind);
    if (inTab && (inTab.owner === undefined || inTab.owner === user)) return inTab.draft;
    const kept = this.shared.get(kind);
    return kept?.owner === user && kept ? { order: kept.order, estimateUrl: undefined, submitted: false } : undefined;
  }

  write(kind: GroupOrderKind, draft: GroupOrderDraft): void {
    const owner = this.user();
    this.tab.set(kind, { draft, owner });
    if (owner !== undefined) this.shared.set(kind, { order: draft.order, owner });
  }

  giveTo(userId: string): void {
    for (const [kind, { draft, owner }] of this.tab) {
      if (owner !== undefined && owner !== userId) this.tab.delete(kind);
      if (owner === undefined) {
        this.tab.set(kind, { draft, owner: userId });
        this.shared.set(kind, { order: draft.order, owner: userId });
      }
    }
    for (const [kind, { owner }] of this.shared) if (owner !== userId) this.shared.delete(kind);
  }

  clear(kind: GroupOrderKind): void {
    this.tab.delete(kind);
    this.shared.delete(kind);
  }

  clearPaid(number: string): void {
    for (const [kind, { draft }] of this.tab)
      if (draft.estimateUrl?.startsWith(`/group-order/estimate/${number}/`)) this.clear(kind);
  }

  forget(): void {
    this.tab.clear();
    this.shared.clear();
  }

  private user(): string | undefined {
    return this.signIn.wasSignedIn() ? this.signIn.user() : undefined;
  }
}
