import { useMutation } from '@tanstack/react-query';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  FieldError,
  FieldLabel,
  Input,
} from '@vendure/dashboard';
import { type KeyboardEvent, useState } from 'react';
import { toast } from 'sonner';
import { type Action, actions, perform, type Subscription } from './subscriptions';

/** Characters of the longest reason. */
const maxReason = 255;

interface Props {
  readonly subscription: Subscription;
  /** The engine has answered, or may have done it without an answer. */
  readonly onAnswer: () => void;
}

/** The buttons of a subscription, each of which asks why. */
export function SubscriptionActions({ subscription, onAnswer }: Props) {
  const [asked, setAsked] = useState<Action>();
  return (
    <div className="flex flex-wrap gap-2">
      {actions
        .filter(({ isOffered }) => isOffered(subscription))
        .map((action) => (
          <Button key={action.name} type="button" size="sm" variant="outline" onClick={() => setAsked(action)}>
            {action.name}
          </Button>
        ))}
      <Dialog open={asked !== undefined} onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}>
        {asked && (
          <Question action={asked} subscription={subscription} onAnswer={onAnswer} onDone={() => setAsked(undefined)} />
        )}
      </Dialog>
    </div>
  );
}

interface QuestionProps extends Props {
  readonly action: Action;
  readonly onDone: () => void;
}

function Question({ action, subscription, onAnswer, onDone }: QuestionProps) {
  const { name, meaning, done, day } = action;
  const [reason, setReason] = useState('');
  const [on, setOn] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: () => perform(action, subscription, { reason: reason.trim(), on }),
    onSuccess: () => {
      toast.success(done);
      onDone();
    },
    onSettled: onAnswer,
  });

  function confirm(): void {
    const found = problemOf(reason, on, day?.isNeeded === true);
    setProblem(found);
    if (found === undefined && !send.isPending) send.mutate();
  }

  // The page of a customer is one form: Enter is not to save the customer.
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    confirm();
  };

  return (
    <DialogContent>
      <DialogHeader>
        <DialogTitle>{name}</DialogTitle>
        <DialogDescription>{meaning} The customer gets a mail of it.</DialogDescription>
      </DialogHeader>
      <div className="space-y-4">
        {day && (
          <Field>
            <FieldLabel htmlFor="subscription-day">{day.label}</FieldLabel>
            <Input
              id="subscription-day"
              type="date"
              value={on}
              disabled={send.isPending}
              onChange={({ target }) => setOn(target.value)}
              onKeyDown={confirmOnEnter}
            />
          </Field>
        )}
        <Field>
          <FieldLabel htmlFor="subscription-reason">Reason</FieldLabel>
          <Input
            id="subscription-reason"
            autoComplete="off"
            value={reason}
            disabled={send.isPending}
            onChange={({ target }) => setReason(target.value)}
            onKeyDown={confirmOnEnter}
          />
        </Field>
        {problem !== undefined && <FieldError>{problem}</FieldError>}
        {send.error && <FieldError>Not confirmed: {send.error.message}. Look at it before you try again.</FieldError>}
      </div>
      <DialogFooter>
        <Button type="button" variant="outline" onClick={onDone}>
          Back
        </Button>
        <Button type="button" disabled={send.isPending} onClick={confirm}>
          {name}
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}

function problemOf(reason: string, on: string, isDayNeeded: boolean): string | undefined {
  if (isDayNeeded && on === '') return 'Choose a day.';
  if (reason.trim() === '') return 'Say why.';
  return reason.trim().length > maxReason ? `At most ${maxReason} characters.` : undefined;
}
