import type { DraftStorage } from '#src/application/storage/draft-storage';
import { keptAddress } from '#src/domain/address-book/address';
import { type AddressBook, findEntry } from '#src/domain/address-book/address-book';
import { type AddressField, emptyAddress } from '#src/ui/address-book/shared/address-checks';
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

/** True for a draft that the book has: it was saved, and the answer was lost. */
export function isSaved({ values }: AddressDraft, book: AddressBook): boolean {
  return findEntry(book, keptAddress({ ...emptyAddress, ...values, countryIso: 'US' })) !== undefined;
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
