import type { Catalogue } from '#src/domain/content/site-content';
import { findRegion, shippability } from '#src/domain/geography/shippable';
import { isReadable } from '#src/domain/text/readable-text';
import { type GroupOrder, type GroupOrderAddress, groupOrderLimits, itemsFor } from './group-order';

export type AddressProblem =
  | 'name'
  | 'address1'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'phone'
  | 'too-long'
  /** Wine cannot be shipped there (spec §9 Shippable states). */
  | 'not-shippable'
  /** No whole number, or more than one address can get. */
  | 'quantity'
  /** It would get nothing. */
  | 'nothing';

type Choice = Pick<GroupOrder, 'products' | 'addons'>;
type Offer = Pick<Catalogue, 'products' | 'regions'>;

const country = 'US';
const longest = 120;

/** Everything that has to be put right before a parcel can go to an address. */
export function addressProblems(address: GroupOrderAddress, choice: Choice, offer: Offer): readonly AddressProblem[] {
  const { name, address1, address2, city, stateAbbr, zipcode, phone } = address;
  const blank = (['address1', 'city'] as const).filter((field) => address[field].trim() === '');
  const texts = [name, address1, address2, city, stateAbbr, zipcode, phone];
  return [
    ...(isReadable(name) ? [] : ['name' as const]),
    ...blank,
    ...placeProblems(address, choice, offer),
    ...(/^\d{5}(-\d{4})?$/.test(zipcode) ? [] : ['zipcode' as const]),
    ...(phone === '' || /^[+()\d\s.-]{7,20}$/.test(phone) ? [] : ['phone' as const]),
    ...(texts.some((text) => text.length > longest) ? ['too-long' as const] : []),
    ...quantityProblems(address, choice),
  ];
}

function placeProblems(address: GroupOrderAddress, choice: Choice, offer: Offer): readonly AddressProblem[] {
  const place = { country, region: address.stateAbbr };
  if (!findRegion(place, offer.regions)) return ['state'];
  const holdsWine = itemsFor(choice, address).some(
    ({ sku }) => offer.products.find((product) => product.sku === sku)?.family !== 'merch',
  );
  return shippability(place, offer.regions, holdsWine).kind === 'shippable' ? [] : ['not-shippable'];
}

/** Before anything was chosen nobody gets anything, which is not the fault of an address. */
function quantityProblems(address: GroupOrderAddress, choice: Choice): readonly AddressProblem[] {
  const items = itemsFor(choice, address);
  const isPossible = (quantity: number) =>
    Number.isInteger(quantity) && quantity >= 0 && quantity <= groupOrderLimits.perAddress;
  if (![...items.map(({ quantity }) => quantity), address.sets].every(isPossible)) return ['quantity'];
  return items.length === 0 && choice.products.length > 0 ? ['nothing'] : [];
}
