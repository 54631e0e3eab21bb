import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  FieldError,
  Page,
  PageBlock,
  PageLayout,
  PageTitle,
  PermissionGuard,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@vendure/dashboard';
import { useState } from 'react';
import { FilterButtons, Pager } from './filtered-list';
import { SubscriptionActions } from './subscription-actions';
import {
  cansOf,
  cardOf,
  type Filter,
  filters,
  nextDateOf,
  readSubscriptions,
  situationOf,
  type Subscription,
} from './subscriptions';

/** The page that lists upcoming deliveries and the problems that hold them up. */
export function SubscriptionsPage() {
  const [filter, setFilter] = useState<Filter>('DUE_THIS_WEEK');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['shop-subscriptions', filter, page],
    queryFn: () => readSubscriptions(filter, page),
    placeholderData: keepPreviousData,
  });
  const choose = (chosen: Filter) => {
    setFilter(chosen);
    setPage(1);
  };
  return (
    <PermissionGuard requires="ManageSubscriptions">
      <Page pageId="subscriptions">
        <PageTitle>Subscriptions</PageTitle>
        <PageLayout>
          <PageBlock column="full" blockId="subscriptions">
            <FilterButtons label="Which subscriptions" names={filters} chosen={filter} onChoose={choose} />
            {error && <FieldError>{error.message}</FieldError>}
            {data?.total === 0 && <p>There is none.</p>}
            {data && data.total > 0 && <List subscriptions={data.subscriptions} onAnswer={() => void refetch()} />}
            {data && <Pager page={page} pages={data.pages} onPage={setPage} />}
          </PageBlock>
        </PageLayout>
      </Page>
    </PermissionGuard>
  );
}

interface ListProps {
  readonly subscriptions: readonly Subscription[];
  readonly onAnswer: () => void;
}

function List({ subscriptions, onAnswer }: ListProps) {
  return (
    <Table aria-label="Subscriptions">
      <TableHeader>
        <TableRow>
          <TableHead>Customer</TableHead>
          <TableHead>In a delivery</TableHead>
          <TableHead>Next date</TableHead>
          <TableHead>State</TableHead>
          <TableHead>Card</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {subscriptions.map((subscription) => (
          <TableRow key={subscription.id}>
            <TableCell>
              <Link className="font-medium underline" to={`/customers/${subscription.customer.id}`}>
                {subscription.customer.emailAddress || subscription.customer.firstName || 'No address'}
              </Link>
            </TableCell>
            <TableCell>{cansOf(subscription)}</TableCell>
            <TableCell>{nextDateOf(subscription)}</TableCell>
            <TableCell>{situationOf(subscription)}</TableCell>
            <TableCell>{cardOf(subscription)}</TableCell>
            <TableCell className="whitespace-normal">
              <SubscriptionActions subscription={subscription} onAnswer={onAnswer} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
