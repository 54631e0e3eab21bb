import type { Address } from '#src/domain/address-book/address';
import { StreetLine } from './street-line';

/** Each part keeps its own writing direction. */
export function AddressLines({
  address: { name, address1, address2, city, stateAbbr, zipcode },
}: {
  readonly address: Address;
}) {
  return (
    <>
      <bdi>{name}</bdi>
      <br />
      <StreetLine address1={address1} address2={address2} />
      <br />
      <bdi>{city}</bdi>
      <span>{`, ${stateAbbr} ${zipcode}`}</span>
    </>
  );
}
