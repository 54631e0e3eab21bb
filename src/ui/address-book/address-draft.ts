import type { DraftStorage } from '#src/application/storage/draft-storage';
import type { AddressField } from '#src/ui/address-book/shared/address-checks';
import type { Values } from '#src/ui/kit/form';

const name = 'address-book';

interface AddressDraft {
  /** Of the entry that was being edited; undefined for a new address. */
  readonly entryId: string | undefined;
  readonly values: Partial<Values<AddressField>>;
}

export function readAddressDraft(drafts: DraftStorage): AddressDraft | undefined {
  const { entryId = '', ...values } = drafts.read(name);
  if (Object.keys(values).length === 0) return undefined;
  return { entryId: entryId === '' ? undefined : entryId, values };
}

export function writeAddressDraft(
  drafts: DraftStorage,
  entryId: string | undefined,
  values: Values<AddressField>,
): void {
  drafts.write(name, { ...values, entryId: entryId ?? '' });
}

export function clearAddressDraft(drafts: DraftStorage): void {
  drafts.clear(name);
}
