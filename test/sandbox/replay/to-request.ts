import type { Credentials } from '#test/sandbox/support/shop-client';
import type { Kind, KnownIds } from './known-ids';
import type { RecordedCall, RecordingFile } from './recording';

export interface ReplayedRequest {
  readonly path: string;
  readonly body: unknown;
  readonly credentials: Credentials;
}

/** The recorded call with our ids, numbers and tokens in the place of the recorded ones. */
export function toRequest(file: RecordingFile, call: RecordedCall, ids: KnownIds): ReplayedRequest {
  const path = ids
    .translate(call.path)
    .replace(/(?<=\/line_items\/)\d+/, (id) => own(ids, 'line item', id))
    .replace(/(?<=address_id=)\d+/, (id) => own(ids, 'address', id))
    .replace(/(?<=\/users\/)\d+/, (id) => own(ids, 'user', id));
  return {
    path,
    body: call.body === null ? undefined : translate(call.body, '', ids),
    credentials: credentialsOf(file, call, ids),
  };
}

/** The recording says that a token or a customer's key was sent, not which. */
function credentialsOf(file: RecordingFile, call: RecordedCall, ids: KnownIds): Credentials {
  if (call.auth === 'key')
    return { bearer: bearers[`${file} ${call.label}`] ?? (file === 'sc' ? 'key-bob' : 'key-ada') };
  if (call.auth !== 'token') return {};
  if (call.label === 'GET order wrong token' || call.label === 'GET unknown with token') return { token: 'wrong' };
  return { token: ids.tokenOf(/R\d{9}/.exec(call.path)?.[0] ?? '') };
}

const bearers: Readonly<Record<string, string>> = {
  'member GET order bad key': 'nope',
  'member GET order other user': 'key-bob',
  'verify GET /api/users/2/address_book': 'key-bob',
  'verify address book add without default': 'key-bob',
  'verify address book add as default': 'key-bob',
};

const bodyKinds: Readonly<Record<string, Kind>> = {
  selected_shipping_rate_id: 'rate',
  wallet_payment_source_id: 'wallet source',
};

const nestedIds: Readonly<Record<string, Kind>> = {
  shipments_attributes: 'shipment',
  line_items_attributes: 'line item',
};

function translate(value: unknown, collection: string, ids: KnownIds): unknown {
  if (Array.isArray(value)) return value.map((entry) => translate(entry, collection, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const kind = key === 'id' ? nestedIds[collection] : bodyKinds[key];
      if (kind && typeof entry === 'number') return [key, Number(own(ids, kind, entry))];
      return [key, translate(entry, /^\d+$/.test(key) ? collection : key, ids)];
    }),
  );
}

/** An id that was never answered stays as it is: it has no owner. */
function own(ids: KnownIds, kind: Kind, recorded: string | number): string {
  return String(ids.find(kind, Number(recorded)) ?? recorded);
}
