import { isRecord, fieldsOf } from '#src/http/sent-json';
import { invalid } from '#src/plugins/core/shop-failure';

/** An event as the storefront sends it. */
export interface SentEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Of a customer. */
  readonly userId?: string;
  readonly anonymousId: string;
}

/** Characters of a name or an id. */
const longest = 100;

/** Reads an event, and nothing that is sent beside it. Throws INVALID with each field that is missing or wrong. */
export function readEvent(sent: unknown): SentEvent {
  const { name, properties, userId, anonymousId } = fieldsOf(sent);
  const user = typeof userId === 'number' ? String(userId) : (userId ?? undefined);
  if (isText(name) && isText(anonymousId) && isRecord(properties) && (user === undefined || isText(user)))
    return { name, properties, anonymousId, ...(user !== undefined && { userId: user }) };
  throw invalid({
    ...(!isText(name) && { name: ['is invalid'] }),
    ...(!isRecord(properties) && { properties: ['is invalid'] }),
    ...(!isText(anonymousId) && { anonymousId: ['is invalid'] }),
    ...(user !== undefined && !isText(user) && { userId: ['is invalid'] }),
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest;
}
