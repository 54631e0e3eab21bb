import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, ConfirmationDialog, type PageContextValue, PermissionGuard, useLocalFormat } from '@vendure/dashboard';
import { toast } from 'sonner';
import { allowRefund, type Dispute, readDisputes } from './disputes';
import { dollars } from './dollars';
import type { OrderOfPage } from './parcel-of-order';

/** The block beside an order: the disputes of its payments, and the permission to refund it in spite of one. */
export function DisputesOfOrder({ context }: { readonly context: PageContextValue }) {
  const { id, updatedAt } = context.entity as OrderOfPage;
  const { data, error, refetch } = useQuery({
    queryKey: ['disputes', id, updatedAt],
    queryFn: () => readDisputes(id),
  });
  if (error) return <p>{error.message}</p>;
  if (!data) return null;
  if (data.length === 0) return <p>None of its payments is disputed.</p>;
  return (
    <div className="space-y-4">
      {data.map((dispute) => (
        <Details key={dispute.id} dispute={dispute} onAnswer={() => void refetch()} />
      ))}
    </div>
  );
}

const states: Readonly<Record<Dispute['status'], string>> = {
  open: 'Open',
  won: 'Won: the money stays',
  lost: 'Lost: the bank has returned the money',
  withdrawn: 'Withdrawn: the bank took nothing',
};

interface Props {
  readonly dispute: Dispute;
  /** The engine has answered, or may have done it without an answer. */
  readonly onAnswer: () => void;
}

function Details({ dispute, onAnswer }: Props) {
  const { amount, reason, status, openedAt, answerBy, closedAt, refundAllowedAt } = dispute;
  const { formatDate } = useLocalFormat();
  const allow = useMutation({
    mutationFn: allowRefund,
    onSuccess: () => toast.success('The order can be refunded'),
    onError: ({ message }) => toast.error('Refunds are not allowed', { description: message }),
    onSettled: onAnswer,
  });
  const at = (time: string) => formatDate(time, { dateStyle: 'long' });
  const rows = [
    ['State', states[status]],
    ['Amount', dollars(amount)],
    ['Reason', reason.replaceAll('_', ' ')],
    ['Opened', at(openedAt)],
    ['Evidence due', answerBy && at(answerBy)],
    ['Closed', closedAt && at(closedAt)],
    ['Refunds', refundAllowedAt && 'Allowed'],
  ];
  return (
    <section className="space-y-2" aria-label={`Dispute of ${dollars(amount)}`}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-muted-foreground">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {status === 'open' && refundAllowedAt === null && (
        <PermissionGuard requires="UpdateOrder">
          <ConfirmationDialog
            title="Allow refunds of a disputed payment?"
            description="The bank may return the money as well, and the buyer would have it twice."
            confirmText="Allow refunds"
            onConfirm={() => allow.mutate(dispute)}
          >
            <Button type="button" size="sm" variant="outline" disabled={allow.isPending}>
              Allow refunds
            </Button>
          </ConfirmationDialog>
        </PermissionGuard>
      )}
    </section>
  );
}
