import type { Address } from '#src/domain/checkout/address';

/** An address as it stands on a parcel. Each part keeps its own writing direction. */
export function AddressLines({
  address: { name, address1, address2, city, stateAbbr, zipcode },
}: {
  readonly address: Address;
}) {
  return (
    <>
      <bdi>{name}</bdi>
      <br />
      <bdi>{address1}</bdi>
      {address2 !== '' && (
        <>
          , <bdi>{address2}</bdi>
        </>
      )}
      <br />
      <bdi>{city}</bdi>
      {`, ${stateAbbr} ${zipcode}`}
    </>
  );
}
