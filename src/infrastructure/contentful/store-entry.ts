import type { Region } from '#src/domain/geography/shippable';
import { type Store, storeKinds } from '#src/domain/geography/store';
import { type Check, fields, noneOr } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { ContentEntry } from './content-entry';
import { number, oneOf, readEntry, refined, slug, text, textLike } from './entry-checks';

const storeFields = {
  slug,
  name: text,
  kind: oneOf(storeKinds),
  street: text,
  city: text,
  zipcode: textLike(/^\d{5}$/, 'must have five digits'),
  latitude: degrees(90),
  longitude: degrees(180),
  phone: noneOr(text),
  note: noneOr(text),
};

/** Throws `wrong_shape` when a field is missing or malformed, or for a state that the shop does not know. */
export function storeOf(entry: ContentEntry, regions: readonly Region[]): Store {
  const state = refined(text, (abbr, refuse) => {
    const { name } = regions.find((one) => one.abbr === abbr) ?? refuse(`"${abbr}" is no state, such as CA`);
    return { name, abbr };
  });
  const { phone, note, ...store } = readEntry(entry, fields({ state, ...storeFields }));
  return { ...store, ...omitNullish({ phone, note }) };
}

function degrees(most: number): Check<number> {
  return refined(number, (value, refuse) =>
    Math.abs(value) <= most ? value : refuse(`must be from -${most} to ${most} degrees`),
  );
}
