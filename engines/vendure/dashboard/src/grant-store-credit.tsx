import { useMutation } from '@tanstack/react-query';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  Button,
  Field,
  FieldError,
  FieldLabel,
  Input,
} from '@vendure/dashboard';
import { type KeyboardEvent, useState } from 'react';
import { toast } from 'sonner';
import { centsOf, dollars } from './dollars';
import { type Grant, grantStoreCredit } from './store-credit';

/** The most that the engine gives at once, in cents, and the longest reason. */
const mostCents = 1_000_000;
const maxReason = 255;

interface Problems {
  readonly amount?: string;
  readonly reason?: string;
}

interface Props {
  readonly customerId: string;
  readonly customerName: string;
  /** The engine has answered, or may have done it without an answer. */
  readonly onAnswer: () => void;
}

/**
 * Grants store credit to a customer after a confirmation. The form keeps its input until the engine accepts the grant.
 */
export function GrantStoreCredit({ customerId, customerName, onAnswer }: Props) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  /** The grant that waits for its confirmation, which takes it: the second click of a double click finds none. */
  const [asked, setAsked] = useState<Grant>();
  const give = useMutation({
    mutationFn: (grant: Grant) => grantStoreCredit(customerId, grant),
    onSuccess: (_, grant) => {
      setAmount('');
      setReason('');
      toast.success(`${dollars(grant.amount)} given to ${customerName}`);
    },
    onSettled: onAnswer,
  });

  function ask(): void {
    const cents = centsOf(amount);
    const found = problemsOf(cents, reason);
    setProblems(found);
    if (cents !== undefined && Object.keys(found).length === 0) setAsked({ amount: cents, reason: reason.trim() });
  }

  // The page is one form, in which no other may stand: Enter is not to save the customer.
  const askOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!give.isPending) ask();
  };

  return (
    <div className="space-y-3 border-t pt-4" role="group" aria-label="Give store credit">
      <div className="grid grid-cols-[8rem_1fr] gap-4">
        <Field data-invalid={problems.amount !== undefined || undefined}>
          <FieldLabel htmlFor="credit-amount">Dollars</FieldLabel>
          <Input
            id="credit-amount"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            disabled={give.isPending}
            aria-invalid={problems.amount !== undefined}
            onChange={({ target }) => setAmount(target.value)}
            onKeyDown={askOnEnter}
          />
          {problems.amount && <FieldError>{problems.amount}</FieldError>}
        </Field>
        <Field data-invalid={problems.reason !== undefined || undefined}>
          <FieldLabel htmlFor="credit-reason">Reason, which customers do not see</FieldLabel>
          <Input
            id="credit-reason"
            autoComplete="off"
            value={reason}
            disabled={give.isPending}
            aria-invalid={problems.reason !== undefined}
            onChange={({ target }) => setReason(target.value)}
            onKeyDown={askOnEnter}
          />
          {problems.reason && <FieldError>{problems.reason}</FieldError>}
        </Field>
      </div>
      {give.error && (
        <FieldError>
          Not confirmed: {give.error.message}. See whether the history has it before you give it again.
        </FieldError>
      )}
      <Button type="button" variant="outline" disabled={give.isPending} onClick={ask}>
        Give credit
      </Button>
      <AlertDialog open={asked !== undefined} onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}>
        {asked && (
          <AlertDialogContent>
            <AlertDialogHeader>
              <AlertDialogTitle>
                Give {customerName} {dollars(asked.amount)}?
              </AlertDialogTitle>
              <AlertDialogDescription>
                They can spend it at once, and it cannot be taken back here. Reason: {asked.reason}
              </AlertDialogDescription>
            </AlertDialogHeader>
            <AlertDialogFooter>
              <AlertDialogCancel>Cancel</AlertDialogCancel>
              <AlertDialogAction
                type="button"
                onClick={() => {
                  setAsked(undefined);
                  give.mutate(asked);
                }}
              >
                Give {dollars(asked.amount)}
              </AlertDialogAction>
            </AlertDialogFooter>
          </AlertDialogContent>
        )}
      </AlertDialog>
    </div>
  );
}

function problemsOf(cents: number | undefined, reason: string): Problems {
  return {
    ...(cents === undefined && { amount: 'Dollars above 0 with at most two decimals, such as 12.50.' }),
    ...(cents === 0 && { amount: 'More than 0.' }),
    ...(cents !== undefined && cents > mostCents && { amount: `At most ${dollars(mostCents)} at once.` }),
    ...(reason.trim() === '' && { reason: 'Say why.' }),
    ...(reason.length > maxReason && { reason: `At most ${maxReason} characters.` }),
  };
}
