import { observer } from 'mobx-react-lite';
import { ErrorState } from '#src/ui/kit/error-state';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton } from '#src/ui/kit/skeleton';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import type { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';

interface KnownProps {
  readonly known: SubscriptionStore;
}

export const NotYetKnown = observer(function NotYetKnown({ known }: KnownProps) {
  const { title, unreachable } = subscriptionMessages;
  if (known.hasFailed && !known.isLoading)
    return <ErrorState title={title} text={unreachable} onRetry={() => void known.load()} />;
  return <Skeleton label={subscriptionMessages.loading} rows={2} />;
});

export const StaleNotice = observer(function StaleNotice({ known }: KnownProps) {
  if (!known.all || !known.hasFailed) return null;
  const { stale } = subscriptionMessages;
  return <Notice tone="warning" onRetry={() => void known.load()} retrying={known.isLoading} text={stale} />;
});
