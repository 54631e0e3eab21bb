import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';

export class InMemoryGroupOrderStorage implements GroupOrderStorage {
  private readonly drafts = new Map<GroupOrderKind, { readonly draft: GroupOrderDraft; readonly owner?: string }>();

  constructor(private readonly signIn: SignInStorage) {}

  read(kind: GroupOrderKind): GroupOrderDraft | undefined {
    const { draft, owner } = this.drafts.get(kind) ?? {};
    return owner === undefined || owner === this.user() ? draft : undefined;
  }

  write(kind: GroupOrderKind, draft: GroupOrderDraft): void {
    const owner = this.user();
    this.drafts.set(kind, { draft, ...(owner !== undefined && { owner }) });
  }

  clear(kind: GroupOrderKind): void {
    this.drafts.delete(kind);
  }

  clearAll(): void {
    this.drafts.clear();
  }

  private user(): string | undefined {
    return this.signIn.wasSignedIn() ? this.signIn.user() : undefined;
  }
}
