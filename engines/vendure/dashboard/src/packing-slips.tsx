import { useQuery } from '@tanstack/react-query';
import { Button } from '@vendure/dashboard';
import { Printer } from 'lucide-react';
import { contentsOf, fullDay, leavingDay, type Parcel, type ParcelLine, readParcels } from './parcels';
import './packing-slips.css';

/** The address of the slips of orders, each on a page of its own. */
export function slipsAddress(orderIds: readonly string[]): string {
  return `${import.meta.env.BASE_URL}packing-slips/${orderIds.join(',')}`;
}

/** The page that the packer prints: contents and address of each parcel, without prices, because it may be a gift. */
export function PackingSlips({ route }: { readonly route: { useParams(): unknown } }) {
  const { orders } = route.useParams() as { readonly orders: string };
  const { data, error } = useQuery({ queryKey: ['parcels', orders], queryFn: () => readParcels(orders.split(',')) });
  if (error) return <p className="packing-slips">{error.message}</p>;
  if (!data) return null;
  return (
    <main className="packing-slips">
      <Button className="packing-slips-print" onClick={() => window.print()}>
        <Printer /> Print
      </Button>
      {data.length === 0 && <p>Nothing of these orders is shipped.</p>}
      {data.map((parcel) => (
        <PackingSlip key={`${parcel.orderId}/${parcel.position}`} parcel={parcel} />
      ))}
    </main>
  );
}

function PackingSlip({ parcel }: { readonly parcel: Parcel }) {
  return (
    <article className="packing-slip">
      <header>
        <h1>Order {parcel.number}</h1>
        <p>
          {parcel.count > 1 && (
            <>
              Parcel {parcel.position} of {parcel.count}
              <br />
            </>
          )}
          Leaves on {leavingDay(parcel)}
          <br />
          {parcel.arriveBy !== null && (
            <>
              Has to arrive by {fullDay(parcel.arriveBy)}
              <br />
            </>
          )}
          {parcel.method}
        </p>
      </header>
      <address>
        {linesOf(parcel).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <table>
        <thead>
          <tr>
            <th>Quantity</th>
            <th>Item</th>
            <th>SKU</th>
          </tr>
        </thead>
        <tbody>
          {parcel.lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
      <p>{contentsOf([parcel])}</p>
      {parcel.instructions && (
        <section>
          <h2>Instructions</h2>
          <p className="packing-slip-words">{parcel.instructions}</p>
        </section>
      )}
      {parcel.gift && (
        <section>
          <h2>Gift</h2>
          {parcel.gift.recipient && <p>For {parcel.gift.recipient}</p>}
          <p className="packing-slip-words">{parcel.gift.message}</p>
          {parcel.gift.from && <p>From {parcel.gift.from}</p>}
        </section>
      )}
    </article>
  );
}

function Line({ line: { sku, name, quantity, parts } }: { readonly line: ParcelLine }) {
  return (
    <tr>
      <td>{quantity}</td>
      <td>
        {name}
        {parts.length > 0 && (
          <ul>
            {parts.map((part) => (
              <li key={part.sku}>
                {part.quantity} × {part.sku}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>{sku}</td>
    </tr>
  );
}

function linesOf({ address }: Parcel): readonly string[] {
  const { fullName, company, streetLine1, streetLine2, city, province, postalCode, phoneNumber } = address;
  const place = `${city ?? ''}, ${province ?? ''} ${postalCode ?? ''}`;
  return [fullName, company, streetLine1, streetLine2, place, phoneNumber].filter(
    (line) => line !== null && line !== '',
  ) as string[];
}
