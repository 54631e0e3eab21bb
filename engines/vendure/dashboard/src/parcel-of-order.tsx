import { useQuery } from '@tanstack/react-query';
import { type BulkActionComponent, Button, DataTableBulkActionItem, type PageContextValue } from '@vendure/dashboard';
import { Printer } from 'lucide-react';
import { slipsAddress } from './packing-slips';
import { contentsOf, fullDay, leavingDay, type Parcel, readParcels } from './parcels';

/** An order as its page knows it. */
export interface OrderOfPage {
  readonly id: string;
  readonly updatedAt: string;
  /** False once it is placed. */
  readonly active: boolean;
}

/** The block beside an order: shipping day, shipping method, contents, addresses and packing slips of its parcels. */
export function ParcelOfOrder({ context }: { readonly context: PageContextValue }) {
  const { id, updatedAt } = context.entity as OrderOfPage;
  const { data, error } = useQuery({
    queryKey: ['parcel', id, updatedAt],
    queryFn: () => readParcels([id]),
  });
  if (error) return <p>{error.message}</p>;
  const parcels = data ?? [];
  const [parcel] = parcels;
  if (!parcel) return data ? <p>Nothing is shipped: all of it is e-mailed, or canceled.</p> : null;
  return (
    <div className="space-y-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted-foreground">Leaves on</dt>
        <dd>{leavingDay(parcel)}</dd>
        {parcel.arriveBy !== null && (
          <>
            <dt className="text-muted-foreground">Has to arrive by</dt>
            <dd>{fullDay(parcel.arriveBy)}</dd>
          </>
        )}
        <dt className="text-muted-foreground">Method</dt>
        <dd>{parcel.method}</dd>
        <dt className="text-muted-foreground">Contents</dt>
        <dd>{contentsOf(parcels)}</dd>
      </dl>
      {parcels.length > 1 && <Addresses parcels={parcels} />}
      <Button variant="outline" render={<a href={slipsAddress([id])} target="_blank" rel="noreferrer" />}>
        <Printer /> {parcels.length > 1 ? 'Packing slips' : 'Packing slip'}
      </Button>
    </div>
  );
}

/** The addresses of an order with several parcels, each with the contents of its parcel. */
function Addresses({ parcels }: { readonly parcels: readonly Parcel[] }) {
  return (
    <details>
      <summary>{parcels.length} addresses</summary>
      <ol className="max-h-96 list-decimal overflow-y-auto ps-6 text-sm">
        {parcels.map((parcel) => (
          <li key={parcel.position}>
            {parcel.address.fullName}, {parcel.address.city}, {parcel.address.province}: {contentsOf([parcel])}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Opens the packing slips of the orders that are ticked in the list. */
export const PackingSlipsOfSelection: BulkActionComponent<{ id: string }> = ({ selection }) => (
  <DataTableBulkActionItem
    label="Packing slips"
    icon={Printer}
    requiresPermission={['ReadOrder']}
    onClick={() => window.open(slipsAddress(selection.map(({ id }) => id)), '_blank', 'noreferrer')}
  />
);
