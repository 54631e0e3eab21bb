import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Button,
  ConfirmationDialog,
  type PageContextValue,
  PermissionGuard,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@vendure/dashboard';
import { toast } from 'sonner';
import { dayText } from './day';
import { dollars } from './dollars';
import { SubscriptionActions } from './subscription-actions';
import {
  cansOf,
  cardOf,
  type Delivery,
  endPlan,
  nextDateOf,
  outcomeOf,
  type Plan,
  readOfCustomer,
  situationOf,
  type Subscription,
} from './subscriptions';

/** The block on a customer's page: subscriptions, prepaid plans, and the outcome of each delivery. */
export function SubscriptionsOfCustomer({ context }: { readonly context: PageContextValue }) {
  const { id } = context.entity as { readonly id: string };
  const { data, error, refetch } = useQuery({
    queryKey: ['subscriptions-of-customer', id],
    queryFn: () => readOfCustomer(id),
  });
  if (error) return <p>{error.message}</p>;
  if (!data) return null;
  const { subscriptions, plans } = data;
  if (subscriptions.length + plans.length === 0) return <p>Nothing comes again, and nothing is paid ahead.</p>;
  return (
    <div className="space-y-6">
      {subscriptions.map((subscription) => (
        <SubscriptionDetails key={subscription.id} subscription={subscription} onAnswer={() => void refetch()} />
      ))}
      {plans.map((plan) => (
        <PlanDetails key={plan.id} plan={plan} onAnswer={() => void refetch()} />
      ))}
    </div>
  );
}

interface DetailsProps {
  readonly subscription: Subscription;
  readonly onAnswer: () => void;
}

function SubscriptionDetails({ subscription, onAnswer }: DetailsProps) {
  const { id, interval, endDate, lines, deliveries } = subscription;
  return (
    <section className="space-y-3" aria-label={`Subscription ${id.slice(0, 8)}`}>
      <p className="font-medium">
        Subscription {id.slice(0, 8)}: {situationOf(subscription)}
      </p>
      <Facts
        rows={[
          ['Next date', nextDateOf(subscription)],
          ['Every', interval],
          ['Last day', endDate && dayText(endDate)],
          ['In a delivery', cansOf(subscription)],
          ['Cans', lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')],
          ['Card', cardOf(subscription)],
        ]}
      />
      <PermissionGuard requires="ManageSubscriptions">
        <SubscriptionActions subscription={subscription} onAnswer={onAnswer} />
      </PermissionGuard>
      <Deliveries name={`Deliveries of ${id.slice(0, 8)}`} deliveries={deliveries} />
    </section>
  );
}

function EndPlan({ plan, onAnswer }: PlanProps) {
  const end = useMutation({
    mutationFn: endPlan,
    onSuccess: (cents) => toast.success(`The plan has ended, and ${dollars(cents)} is refunded`),
    onError: ({ message }) => toast.error('The plan was not ended', { description: message }),
    onSettled: onAnswer,
  });
  return (
    <ConfirmationDialog
      title="End this plan?"
      description="The boxes that did not leave are refunded, and nothing more is delivered. Nothing that left is canceled. The customer gets a mail of it."
      confirmText="End plan"
      onConfirm={() => end.mutate(plan)}
    >
      <Button type="button" size="sm" variant="outline" disabled={end.isPending}>
        End plan
      </Button>
    </ConfirmationDialog>
  );
}

interface PlanProps {
  readonly plan: Plan;
  readonly onAnswer: () => void;
}

function PlanDetails({ plan, onAnswer }: PlanProps) {
  const { state, interval, deliveredCount, installmentCount, items, order, deliveries } = plan;
  const states = { active: 'Active', completed: 'All delivered', ended: 'Ended' } as const;
  return (
    <section className="space-y-3" aria-label={`Paid ahead with ${order.code}`}>
      <p className="font-medium">
        Paid ahead with order {order.code}: {states[state]}
      </p>
      <Facts
        rows={[
          ['Next date', nextDateOf(plan)],
          ['Every', interval],
          ['Delivered', `${deliveredCount} of ${installmentCount}, the order among them`],
          ['In each', items.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', ')],
        ]}
      />
      {state === 'active' && (
        <PermissionGuard requires="UpdateOrder">
          <EndPlan plan={plan} onAnswer={onAnswer} />
        </PermissionGuard>
      )}
      <Deliveries name={`Deliveries of ${order.code}`} deliveries={deliveries} />
    </section>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Deliveries({ name, deliveries }: { readonly name: string; readonly deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return <p className="text-sm text-muted-foreground">None was delivered yet.</p>;
  return (
    <Table aria-label={name}>
      <TableHeader>
        <TableRow>
          <TableHead>Planned for</TableHead>
          <TableHead>Tried on</TableHead>
          <TableHead>Outcome</TableHead>
          <TableHead>Order</TableHead>
          <TableHead>Payment</TableHead>
          <TableHead className="text-right">Total</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {deliveries.map((delivery, index) => (
          <TableRow key={index}>
            <TableCell>{dayText(delivery.dueOn)}</TableCell>
            <TableCell>{dayText(delivery.madeOn)}</TableCell>
            <TableCell>{outcomeOf(delivery)}</TableCell>
            <TableCell>
              {delivery.order && (
                <Link className="underline" to={`/orders/${delivery.order.id}`}>
                  {delivery.order.code}
                </Link>
              )}
            </TableCell>
            <TableCell>{paymentsOf(delivery)}</TableCell>
            <TableCell className="text-right">{delivery.order && dollars(delivery.order.totalWithTax)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Lists the states of the payments of a delivery. */
function paymentsOf({ order }: Delivery): string {
  return order && order.payments.length > 0 ? order.payments.map(({ state }) => state).join(', ') : 'None';
}
