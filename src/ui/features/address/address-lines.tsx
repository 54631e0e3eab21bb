import { Fragment } from 'react';
import type { Address } from '#src/domain/checkout/address';

/** An address as it stands on a parcel. */
export function AddressLines({
  address: { name, address1, address2, city, stateAbbr, zipcode },
}: {
  readonly address: Address;
}) {
  const lines = [name, [address1, address2].filter(Boolean).join(', '), `${city}, ${stateAbbr} ${zipcode}`];
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
