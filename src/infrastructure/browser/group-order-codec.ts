import {
  emptyGroupOrder,
  estimatesPath,
  type GroupOrderAddress,
  type GroupOrderItem,
  groupOrderLimits,
} from '#src/domain/group-order/group-order';
import { type Check, converted, fields, maybe, readable, rows, text, truth } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { number } from '#src/infrastructure/shared/value-checks';
import { json } from './codecs';

/** The most characters to store of a text such as a gift message; the form reports a text that is too long. */
const detailLength = 2000;
/** The owner of a draft whose stored owner is broken. */
const nobody = '';

/** Empty for a broken text. */
function shortText(length: number): Check<string> {
  return converted(maybe(text), (value = '') => value.slice(0, length));
}

/** JSON has no NaN, which marks a number that could not be read: it is stored as null. */
const amount: Check<number> = converted(maybe(number), (value = NaN) => value);

const itemRows = rows(fields({ sku: text, quantity: amount }));
const items: Check<readonly GroupOrderItem[]> = converted(maybe(itemRows), (all = []) => all);

const detail = shortText(detailLength);
const details = fields({
  company: detail,
  date: detail,
  email: detail,
  firstName: detail,
  giftMessage: detail,
  lastName: detail,
  phone: detail,
  size: detail,
  time: detail,
});

const cell = shortText(groupOrderLimits.cellLength);
const addressRows = rows(
  fields({
    id: maybe(text),
    name: cell,
    address1: cell,
    address2: cell,
    city: cell,
    stateAbbr: cell,
    zipcode: cell,
    phone: cell,
    sets: amount,
    items: maybe(itemRows),
    row: maybe(number),
  }),
);
const addresses: Check<readonly GroupOrderAddress[]> = converted(maybe(addressRows), (all = []) =>
  all.slice(0, groupOrderLimits.addresses).map(({ id, items: own, row, ...address }, index) => ({
    ...address,
    id: id ?? String(index + 1),
    ...omitNullish({ items: own, row }),
  })),
);

/** A guest's draft has none. */
const owner: Check<string | undefined> = (value, path, notes) =>
  value === undefined ? undefined : (maybe(text)(value, path, notes) ?? nobody);

const draft = fields({
  order: maybe(
    fields({
      details: converted(maybe(details), (read = emptyGroupOrder.details) => read),
      products: items,
      addons: items,
      addresses,
    }),
  ),
  estimateUrl: maybe(converted(text, (url) => (url.startsWith(estimatesPath) ? url : undefined))),
  submitted: maybe(truth),
  owner,
});

/** A draft, or a part of it. The link to an estimate leads nowhere but to one. */
export const groupOrder = json((stored) => {
  const read = readable(draft, stored);
  return read && { ...read, submitted: read.submitted === true && read.estimateUrl !== undefined };
});
