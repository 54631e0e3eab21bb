import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Button,
  type PageContextValue,
  PermissionGuard,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  useLocalFormat,
} from '@vendure/dashboard';
import { useState } from 'react';
import { dollars } from './dollars';
import { GrantStoreCredit } from './grant-store-credit';
import { type CreditChange, meaningOf, readStoreCredit } from './store-credit';

/** A customer as their page knows them. */
interface CustomerOfPage {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly user: object | null;
}

/** The block on a customer's page: available credit, its history, and a form that grants more. */
export function StoreCreditOfCustomer({ context }: { readonly context: PageContextValue }) {
  const { id, user, ...customer } = context.entity as CustomerOfPage;
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['store-credit', id, page],
    queryFn: () => readStoreCredit(id, page),
    placeholderData: keepPreviousData,
  });
  if (error) return <p>{error.message}</p>;
  if (!data) return null;
  const readAgain = () => (page === 1 ? void refetch() : setPage(1));
  return (
    <div className="space-y-4">
      <p className="text-lg font-medium">{dollars(data.available)} to spend</p>
      {data.changes.length > 0 && <History changes={data.changes} />}
      {data.pages > 1 && (
        <div className="flex items-center gap-2 text-sm">
          <Button type="button" variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          Page {page} of {data.pages}
          <Button type="button" variant="outline" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
      <PermissionGuard requires="GrantStoreCredit">
        {user ? (
          <GrantStoreCredit customerId={id} customerName={nameOf(customer)} onAnswer={readAgain} />
        ) : (
          <p className="text-sm text-muted-foreground">Without an account nobody can spend credit.</p>
        )}
      </PermissionGuard>
    </div>
  );
}

function History({ changes }: { readonly changes: readonly CreditChange[] }) {
  const { formatDate } = useLocalFormat();
  return (
    <Table aria-label="History of store credit">
      <TableHeader>
        <TableRow>
          <TableHead>Date</TableHead>
          <TableHead>What for</TableHead>
          <TableHead className="text-right">Change</TableHead>
          <TableHead className="text-right">Balance</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {changes.map((change, index) => (
          <TableRow key={index}>
            <TableCell>{formatDate(change.createdAt, { dateStyle: 'medium' })}</TableCell>
            <TableCell className="whitespace-normal break-words">{meaningOf(change)}</TableCell>
            <TableCell className="text-right">{dollars(change.change)}</TableCell>
            <TableCell className="text-right">{dollars(change.balance)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function nameOf({ firstName, lastName, emailAddress }: Omit<CustomerOfPage, 'id' | 'user'>): string {
  return `${firstName} ${lastName}`.trim() || emailAddress;
}
