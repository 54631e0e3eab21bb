import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { GroupOrderDraft } from '#src/application/ports/state/group-order-state';
import {
  emptyGroupOrder,
  type GroupOrder,
  type GroupOrderAddress,
  type GroupOrderItem,
  type GroupOrderKind,
  groupOrderLimits,
} from '#src/domain/group-order/group-order';
import { isRecord, parseJson, type UnknownRecord } from '#src/infrastructure/shared/json';
import type { SafeStorage } from './safe-storage';

const kinds: readonly GroupOrderKind[] = ['group', 'bulk'];
const estimates = '/group-order/estimate/';
/** The most characters to store of a text such as a gift message; the form reports a text that is too long. */
const detailLength = 2000;
/** The owner of a draft whose stored owner is broken. */
const nobody = '';
const keyPrefix = 'group-order-';
const keyOf = (kind: GroupOrderKind) => keyPrefix + kind;

/** The draft in one of the two storages, and its owner. */
interface Stored {
  readonly order?: GroupOrder | undefined;
  readonly estimateUrl?: string | undefined;
  readonly submitted: boolean;
  readonly owner?: string | undefined;
}

export class BrowserGroupOrderStorage implements GroupOrderStorage {
  constructor(
    private readonly local: SafeStorage,
    private readonly session: SafeStorage,
    private readonly signIn: SignInStorage,
  ) {}

  read(kind: GroupOrderKind): GroupOrderDraft | undefined {
    const user = this.user();
    const tab = readStored(this.session, kind);
    const kept = readStored(this.local, kind);
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

  write(kind: GroupOrderKind, { order, estimateUrl, submitted }: GroupOrderDraft): void {
    const owner = this.user();
    if (owner === undefined) return this.session.write(keyOf(kind), JSON.stringify({ order, estimateUrl, submitted }));
    this.local.write(keyOf(kind), JSON.stringify({ order, owner }));
    this.session.write(keyOf(kind), JSON.stringify({ estimateUrl, submitted, owner }));
  }

  giveTo(userId: string): void {
    for (const kind of kinds) {
      const { order, estimateUrl, submitted, owner } = readStored(this.session, kind) ?? { submitted: false };
      if (owner !== undefined && owner !== userId) this.session.remove(keyOf(kind));
      if (owner === undefined && order) {
        this.local.write(keyOf(kind), JSON.stringify({ order, owner: userId }));
        this.session.write(keyOf(kind), JSON.stringify({ estimateUrl, submitted, owner: userId }));
      }
      if (readStored(this.local, kind)?.owner !== userId) this.local.remove(keyOf(kind));
    }
  }

  clear(kind: GroupOrderKind): void {
    this.session.remove(keyOf(kind));
    this.local.remove(keyOf(kind));
  }

  clearPaid(number: string): void {
    for (const kind of kinds) {
      const { estimateUrl } = readStored(this.session, kind) ?? {};
      if (estimateUrl?.startsWith(`${estimates}${number}/`)) this.clear(kind);
    }
  }

  forget(): void {
    kinds.forEach((kind) => this.clear(kind));
  }

  private user(): string | undefined {
    return this.signIn.wasSignedIn() ? this.signIn.user() : undefined;
  }
}

function readStored(storage: SafeStorage, kind: GroupOrderKind): Stored | undefined {
  const stored = parseJson(storage.read(keyOf(kind)) ?? '');
  if (!isRecord(stored)) return undefined;
  const { order, estimateUrl, submitted, owner } = stored;
  const url = typeof estimateUrl === 'string' && estimateUrl.startsWith(estimates) ? estimateUrl : undefined;
  return {
    order: isRecord(order) ? orderOf(order) : undefined,
    estimateUrl: url,
    submitted: submitted === true && url !== undefined,
    ...(owner !== undefined && { owner: typeof owner === 'string' ? owner : nobody }),
  };
}

function orderOf(stored: UnknownRecord): GroupOrder {
  return {
    details: textsOf(emptyGroupOrder.details, stored['details'], detailLength),
    products: itemsOf(stored['products']),
    addons: itemsOf(stored['addons']),
    addresses: rowsOf(stored['addresses']).slice(0, groupOrderLimits.addresses).map(addressOf),
  };
}

function textsOf<T extends { readonly [K in keyof T]: string }>(empty: T, stored: unknown, length: number): T {
  const texts = new Map(isRecord(stored) ? Object.entries(stored) : []);
  const textOf = (field: string) => {
    const text = texts.get(field);
    return typeof text === 'string' ? text.slice(0, length) : '';
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

/** JSON has no NaN, which marks a number that could not be read: it is stored as null. */
function addressOf(stored: UnknownRecord, index: number): GroupOrderAddress {
  const { id, sets, items, row } = stored;
  return {
    ...textsOf(emptyAddress, stored, groupOrderLimits.cellLength),
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
