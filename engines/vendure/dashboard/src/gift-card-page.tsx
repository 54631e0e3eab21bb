import { useMutation } from '@tanstack/react-query';
import {
  Button,
  ConfirmationDialog,
  Field,
  FieldError,
  FieldLabel,
  Input,
  Page,
  PageBlock,
  PageLayout,
  PageTitle,
  PermissionGuard,
  useLocalFormat,
} from '@vendure/dashboard';
import { type SyntheticEvent, useState } from 'react';
import { toast } from 'sonner';
import { dollars } from './dollars';
import {
  type GiftCard,
  type GiftCardState,
  lastOf,
  maxReason,
  readGiftCard,
  stateOf,
  voidGiftCard,
} from './gift-cards';

const states: Readonly<Record<GiftCardState, string>> = {
  usable: 'Can be used',
  empty: 'Empty',
  redeemed: 'Redeemed: it became store credit',
  ended: 'Ended: nobody can use it',
};

/** The page that tells the state of a gift card by its code, which stands in no address, and voids it. */
export function GiftCardPage() {
  const [code, setCode] = useState('');
  /** Null when the shop has none with that code. */
  const [card, setCard] = useState<GiftCard | null>();
  const lookUp = useMutation({ mutationFn: readGiftCard, onMutate: () => setCard(undefined), onSuccess: setCard });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !lookUp.isPending) lookUp.mutate(code);
  };
  return (
    <PermissionGuard requires="ManageGiftCards">
      <Page pageId="gift-cards">
        <PageTitle>Gift cards</PageTitle>
        <PageLayout>
          <PageBlock column="main" blockId="gift-card-code">
            <form className="flex items-end gap-4" onSubmit={submit}>
              <Field>
                <FieldLabel htmlFor="gift-card-code">Code</FieldLabel>
                <Input
                  id="gift-card-code"
                  autoComplete="off"
                  spellCheck={false}
                  value={code}
                  onChange={({ target }) => setCode(target.value)}
                />
              </Field>
              <Button type="submit" disabled={lookUp.isPending}>
                Look up
              </Button>
            </form>
            {lookUp.error && <FieldError className="mt-4">{lookUp.error.message}</FieldError>}
            {card === null && <p className="mt-4">The shop has no gift card with this code.</p>}
          </PageBlock>
          {card ? (
            <PageBlock column="main" blockId="gift-card" title={`Gift card ${lastOf(card)}`}>
              <Details card={card} onVoided={setCard} />
            </PageBlock>
          ) : null}
        </PageLayout>
      </Page>
    </PermissionGuard>
  );
}

function Details({ card, onVoided }: { readonly card: GiftCard; readonly onVoided: (card: GiftCard) => void }) {
  const { formatDate } = useLocalFormat();
  const [reason, setReason] = useState('');
  const end = useMutation({
    mutationFn: () => voidGiftCard(card, reason.trim()),
    onSuccess: (ended) => {
      onVoided(ended);
      toast.success(`The gift card ${lastOf(ended)} is voided`);
    },
    onError: ({ message }) => toast.error('The gift card was not voided', { description: message }),
  });
  const at = (time: string) => formatDate(time, { dateStyle: 'long', timeStyle: 'short' });
  const state = stateOf(card, new Date());
  const isVoidable = state === 'usable' || state === 'empty';
  const rows = [
    ['State', states[state]],
    ['Amount', dollars(card.amount)],
    ['Left on it', dollars(card.balance)],
    ['Order', card.orderNumber ?? 'None: nobody bought it'],
    ['For', [card.recipientName, card.recipientEmail].filter(Boolean).join(', ') || 'Nobody is named'],
    ['From', card.purchaserName],
    ['Mail', mailOf(card, isVoidable, at)],
    ['Redeemed', card.redeemedAt && at(card.redeemedAt)],
    [isVoidable ? 'Ends' : 'Ended', card.expiresAt && at(card.expiresAt)],
    ['Reason', card.endNote],
  ];
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
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
      {isVoidable && (
        <div className="flex items-end gap-4">
          <Field>
            <FieldLabel htmlFor="void-reason">Reason to void it</FieldLabel>
            <Input
              id="void-reason"
              autoComplete="off"
              maxLength={maxReason}
              value={reason}
              disabled={end.isPending}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <ConfirmationDialog
            title={`Void the gift card ${lastOf(card)}?`}
            description={`${dollars(card.balance)} is left on it, which nobody can use from then on. This cannot be undone.`}
            confirmText="Void it"
            onConfirm={() => end.mutate()}
          >
            <Button variant="destructive" disabled={end.isPending || reason.trim() === ''}>
              Void
            </Button>
          </ConfirmationDialog>
        </div>
      )}
    </div>
  );
}

/** Says when a card was mailed, or will be. */
function mailOf({ sentAt, sendAt }: GiftCard, isUsable: boolean, at: (time: string) => string): string {
  if (sentAt !== null) return `Sent on ${at(sentAt)}`;
  if (sendAt === null || !isUsable) return 'Is not sent';
  return `Will be sent on ${at(sendAt)}`;
}
