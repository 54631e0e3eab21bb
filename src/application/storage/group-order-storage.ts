import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import type { StoredByName } from '#src/application/ports/browser/stored';
import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import { type Used, token } from '#src/application/ports/token';
import { estimatesPath, type GroupOrder, type GroupOrderKind } from '#src/domain/group-order/group-order';
import { SignInStorage } from './sign-in-storage';

const kinds: readonly GroupOrderKind[] = ['group', 'bulk'];

/** A part of a draft, by the user of the sign-in provider who wrote it; undefined for a guest. */
interface StoredGroupOrder {
  readonly order?: GroupOrder | undefined;
  readonly estimateUrl?: string | undefined;
  readonly submitted?: boolean;
  readonly owner?: string | undefined;
}

/** Each by its kind. */
export interface StoredGroupOrders {
  /** The orders of customers. */
  readonly customers: StoredByName<StoredGroupOrder>;
  /** The orders of guests in this tab, and everybody's estimates. */
  readonly tab: StoredByName<StoredGroupOrder>;
}

export const StoredGroupOrders = token<StoredGroupOrders>('StoredGroupOrders');

/**
 * Drafts of group orders, one of each kind. An address list is a lot of work, so a customer's draft outlives the tab, and no
 * other user reads it. A guest's draft, and the link to an estimate, which holds a token, stay in this tab.
 */
export class GroupOrderStorage implements PersonalStorage {
  static readonly uses = { stored: StoredGroupOrders, signIn: SignInStorage };

  constructor(private readonly use: Used<typeof GroupOrderStorage.uses>) {}

  read(kind: GroupOrderKind): GroupOrderDraft | undefined {
    const user = this.use.signIn.signedInUser();
    const tab = this.use.stored.tab.at(kind).read();
    const kept = this.use.stored.customers.at(kind).read();
    const order = tab?.owner === undefined ? tab?.order : undefined;
    const keptOrder = user !== undefined && kept?.owner === user ? kept.order : undefined;
    const found = order ?? keptOrder;
    if (!found) return undefined;
    const isHere = tab?.owner === undefined || tab.owner === user;
    return {
      order: found,
      estimateUrl: isHere ? tab?.estimateUrl : undefined,
      submitted: isHere && tab?.submitted === true,
    };
  }

  /** Stores the draft for the signed-in user, or for a guest. */
  write(kind: GroupOrderKind, draft: GroupOrderDraft): void {
    const owner = this.use.signIn.signedInUser();
    if (owner !== undefined) return this.writeFor(owner, kind, draft);
    const { order, estimateUrl, submitted } = draft;
    this.use.stored.tab.at(kind).write({ order, estimateUrl, submitted });
  }

  /** Gives this user of the sign-in provider a guest's drafts, and removes other users' drafts. */
  giveTo(userId: string): void {
    for (const kind of kinds) {
      const { order, estimateUrl, submitted = false, owner } = this.use.stored.tab.at(kind).read() ?? {};
      if (owner !== undefined && owner !== userId) this.use.stored.tab.at(kind).clear();
      if (owner === undefined && order) this.writeFor(userId, kind, { order, estimateUrl, submitted });
      if (this.use.stored.customers.at(kind).read()?.owner !== userId) this.use.stored.customers.at(kind).clear();
    }
  }

  /** Removes the draft of this tab, and of its customer; one that another customer left stays. */
  clear(kind: GroupOrderKind): void {
    const customers = this.use.stored.customers.at(kind);
    const owner = customers.read()?.owner;
    if (owner === this.use.signIn.signedInUser() || owner === this.use.stored.tab.at(kind).read()?.owner)
      customers.clear();
    this.use.stored.tab.at(kind).clear();
  }

  /** Removes the draft of the estimate with this order number, because it is paid. */
  clearPaid(number: string): void {
    for (const kind of kinds) {
      const { estimateUrl } = this.use.stored.tab.at(kind).read() ?? {};
      if (estimateUrl?.startsWith(`${estimatesPath}${number}/`)) this.clear(kind);
    }
  }

  /** Removes all drafts, so that the next user finds none. */
  forget(): void {
    for (const drafts of [this.use.stored.tab, this.use.stored.customers])
      kinds.forEach((kind) => drafts.at(kind).clear());
  }

  private writeFor(owner: string, kind: GroupOrderKind, { order, estimateUrl, submitted }: GroupOrderDraft): void {
    this.use.stored.customers.at(kind).write({ order, owner });
    this.use.stored.tab.at(kind).write({ estimateUrl, submitted, owner });
  }
}
