import type { Address } from '#src/domain/address-book/address';

/** Each keeps its own writing direction. */
export function StreetLine({ address1, address2 }: Pick<Address, 'address1' | 'address2'>) {
  return (
    <>
      <bdi>{address1}</bdi>
      {address2 !== '' && (
        <span>
          , <bdi>{address2}</bdi>
        </span>
      )}
    </>
  );
}
