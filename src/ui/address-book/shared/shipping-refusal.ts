import { type Address, placeOf } from '#src/domain/address-book/address';
import { postOfficeBoxLine } from '#src/domain/address-book/post-office-box';
import { type Region, shippability } from '#src/domain/geography/shippable';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';

/** Undefined when the order can be shipped there: an adult signs for wine, and only at a street address (spec §1). */
export function shippingRefusal(address: Address, regions: readonly Region[], isWine: boolean): string | undefined {
  const isBox = isWine && postOfficeBoxLine(address) !== undefined;
  return stateRefusal(address, regions, isWine) ?? (isBox ? checkoutMessages.problems.postOfficeBox : undefined);
}

/** Undefined when the order can be shipped to the state (spec §9 Shippable states). */
export function stateRefusal(address: Address, regions: readonly Region[], isWine: boolean): string | undefined {
  const where = shippability(placeOf(address), regions, isWine);
  if (where.kind === 'shippable') return undefined;
  if (where.kind === 'excluded-state') return checkoutMessages.cannotShipTo(where.region, true);
  return address.countryIso === 'US'
    ? checkoutMessages.cannotShipTo(address.stateAbbr, false)
    : checkoutMessages.onlyUnitedStates;
}
