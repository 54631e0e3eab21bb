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
import { useState } from 'react';
import { toast } from 'sonner';
import { publishReview, rejectReview, type Review } from './reviews';

/** Characters of the longest reason. */
const maxReason = 255;

interface Props {
  readonly review: Review;
  /** The engine has answered, or may have done it without an answer. */
  readonly onAnswer: () => void;
}

/** The buttons that decide on a review. To reject one asks why. */
export function ReviewActions({ review, onAnswer }: Props) {
  const [isAsking, setAsking] = useState(false);
  const publish = useMutation({
    mutationFn: publishReview,
    onSuccess: () => toast.success('The review is published'),
    onError: ({ message }) => toast.error('The review was not published', { description: message }),
    onSettled: onAnswer,
  });
  return (
    <div className="flex flex-wrap gap-2">
      {review.status !== 'published' && (
        <Button
          type="button"
          size="sm"
          variant="outline"
          disabled={publish.isPending}
          onClick={() => publish.mutate(review)}
        >
          Publish
        </Button>
      )}
      {review.status !== 'rejected' && (
        <Button type="button" size="sm" variant="outline" onClick={() => setAsking(true)}>
          Reject
        </Button>
      )}
      <Dialog open={isAsking} onOpenChange={setAsking}>
        {isAsking && <Question review={review} onAnswer={onAnswer} onDone={() => setAsking(false)} />}
      </Dialog>
    </div>
  );
}

function Question({ review, onAnswer, onDone }: Props & { readonly onDone: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: () => rejectReview(review, reason.trim()),
    onSuccess: () => {
      toast.success('The review is rejected');
      onDone();
    },
    onSettled: onAnswer,
  });

  function confirm(): void {
    const found = problemOf(reason.trim());
    setProblem(found);
    if (found === undefined && !send.isPending) send.mutate();
  }

  return (
    <DialogContent>
      <DialogHeader>
        <DialogTitle>Reject</DialogTitle>
        <DialogDescription>
          Nobody reads the review in the shop. Its writer gets a mail with your reason, and can change it.
        </DialogDescription>
      </DialogHeader>
      <Field>
        <FieldLabel htmlFor="review-reason">Reason</FieldLabel>
        <Input
          id="review-reason"
          autoComplete="off"
          value={reason}
          disabled={send.isPending}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {send.error && <FieldError>Not confirmed: {send.error.message}. Look at it before you try again.</FieldError>}
      <DialogFooter>
        <Button type="button" variant="outline" onClick={onDone}>
          Back
        </Button>
        <Button type="button" disabled={send.isPending} onClick={confirm}>
          Reject
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}

function problemOf(reason: string): string | undefined {
  if (reason === '') return 'Say why.';
  return reason.length > maxReason ? `At most ${maxReason} characters.` : undefined;
}
