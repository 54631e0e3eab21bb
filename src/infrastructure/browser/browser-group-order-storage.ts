import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import {
  emptyGroupOrder,
  type GroupOrderAddress,
  type GroupOrderItem,
  type GroupOrderKind,
} from '#src/domain/group-order/group-order';
import { isRecord, parseJson, type UnknownRecord } from '#src/infrastructure/shared/json';
import type { SafeStorage } from './safe-storage';

const kinds: readonly GroupOrderKind[] = ['group', 'bulk'];
const keyOf = (kind: GroupOrderKind) => `group-order-${kind}`;

export class BrowserGroupOrderStorage implements GroupOrderStorage {
  constructor(
    private readonly local: SafeStorage,
    private readonly signIn: SignInStorage,
  ) {}

  read(kind: GroupOrderKind): GroupOrderDraft | undefined {
    const stored = parseJson(this.local.read(keyOf(kind)) ?? '');
    if (!isRecord(stored)) return undefined;
    const owner = stored['owner'];
    return owner === undefined || owner === this.user() ? draftOf(stored) : undefined;
  }

  write(kind: GroupOrderKind, draft: GroupOrderDraft): void {
    this.local.write(keyOf(kind), JSON.stringify({ ...draft, owner: this.user() }));
  }

  clear(kind: GroupOrderKind): void {
    this.local.remove(keyOf(kind));
  }

  clearAll(): void {
    kinds.forEach((kind) => this.clear(kind));
  }

  private user(): string | undefined {
    return this.signIn.wasSignedIn() ? this.signIn.user() : undefined;
  }
}

function draftOf(stored: UnknownRecord): GroupOrderDraft | undefined {
  const { order, estimateUrl, submitted } = stored;
  if (!isRecord(order)) return undefined;
  const url =
    typeof estimateUrl === 'string' && estimateUrl.startsWith('/group-order/estimate/') ? estimateUrl : undefined;
  return {
    order: {
      details: textsOf(emptyGroupOrder.details, order['details']),
      products: itemsOf(order['products']),
      addons: itemsOf(order['addons']),
      addresses: rowsOf(order['addresses']).map(addressOf),
    },
    estimateUrl: url,
    submitted: submitted === true && url !== undefined,
  };
}

function textsOf<T extends { readonly [K in keyof T]: string }>(empty: T, stored: unknown): T {
  const texts = new Map(isRecord(stored) ? Object.entries(stored) : []);
  const textOf = (field: string) => {
    const text = texts.get(field);
    return typeof text === 'string' ? text : '';
  };
  return Object.fromEntries(Object.keys(empty).map((field) => [field, textOf(field)])) as T;
}

const emptyAddress: Omit<GroupOrderAddress, 'sets' | 'items' | 'row'> = {
  id: '',
  name: '',
  address1: '',
  address2: '',
  city: '',
  stateAbbr: '',
  zipcode: '',
  phone: '',
};

/** JSON has no NaN, which says that a number could not be read: it is stored as null. */
function addressOf(stored: UnknownRecord, index: number): GroupOrderAddress {
  const { id, sets, items, row } = stored;
  return {
    ...textsOf(emptyAddress, stored),
    id: typeof id === 'string' ? id : String(index + 1),
    sets: numberOf(sets),
    ...(Array.isArray(items) && { items: itemsOf(items) }),
    ...(typeof row === 'number' && { row }),
  };
}

function itemsOf(stored: unknown): readonly GroupOrderItem[] {
  return rowsOf(stored).flatMap(({ sku, quantity }) =>
    typeof sku === 'string' ? [{ sku, quantity: numberOf(quantity) }] : [],
  );
}

function rowsOf(stored: unknown): readonly UnknownRecord[] {
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}

function numberOf(stored: unknown): number {
  return typeof stored === 'number' ? stored : NaN;
}
