import { postOfficeBoxLine } from '#src/domain/address-book/post-office-box';
import { readUsPhone } from '#src/domain/address-book/us-phone';
import { readZipCode } from '#src/domain/address-book/zip-code';
import { isZipCodeOf } from '#src/domain/address-book/zip-code-state';
import { findRegion, shippability } from '#src/domain/geography/shippable';
import type { Catalogue } from '#src/domain/site/site-content';
import { isReadable } from '#src/domain/text/readable-text';
import { type GroupOrder, type GroupOrderAddress, groupOrderLimits, itemsFor } from './group-order';

export type AddressProblem =
  | 'name'
  | 'address1'
  | 'city'
  | 'state'
  | 'zipcode'
  /** The zip code belongs to another state. */
  | 'zipcode-elsewhere'
  /** No adult can sign for wine there (spec §1). */
  | 'post-office-box'
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
    ...(readZipCode(zipcode) === undefined ? ['zipcode' as const] : []),
    ...(phone === '' || readUsPhone(phone) !== undefined ? [] : ['phone' as const]),
    ...(texts.some((text) => text.length > longest) ? ['too-long' as const] : []),
    ...quantityProblems(address, choice),
  ];
}

function placeProblems(address: GroupOrderAddress, choice: Choice, offer: Offer): readonly AddressProblem[] {
  const place = { country, region: address.stateAbbr };
  const region = findRegion(place, offer.regions);
  if (!region) return ['state'];
  const zipcode = readZipCode(address.zipcode);
  const holdsWine = itemsFor(choice, address).some(
    ({ sku }) => offer.products.find((product) => product.sku === sku)?.family !== 'merch',
  );
  return [
    ...(zipcode === undefined || isZipCodeOf(zipcode, region.abbr) ? [] : ['zipcode-elsewhere' as const]),
    ...(holdsWine && postOfficeBoxLine(address) ? ['post-office-box' as const] : []),
    ...(shippability(place, offer.regions, holdsWine).kind === 'shippable' ? [] : ['not-shippable' as const]),
  ];
}

/** Before any choice no address gets anything, which is not the fault of an address. */
function quantityProblems(address: GroupOrderAddress, choice: Choice): readonly AddressProblem[] {
  const items = itemsFor(choice, address);
  const isPossible = (quantity: number) =>
    Number.isInteger(quantity) && quantity >= 0 && quantity <= groupOrderLimits.perAddress;
  if (![...items.map(({ quantity }) => quantity), address.sets].every(isPossible)) return ['quantity'];
  return items.length === 0 && choice.products.length > 0 ? ['nothing'] : [];
}
