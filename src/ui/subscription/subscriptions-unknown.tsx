import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { ErrorState } from '#src/ui/kit/error-state';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton, SkeletonRow } from '#src/ui/kit/skeleton';
import type { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';
import { subscriptionMessages } from './subscription-messages';

interface KnownProps {
  readonly known: SubscriptionStore;
}

/** A placeholder while subscriptions load, or an error with a retry button. */
export const NotYetKnown = observer(function NotYetKnown({ known }: KnownProps) {
  if (known.hasFailed && !known.isLoading) {
    return (
      <ErrorState
        title={subscriptionMessages.title}
        retry={{ label: subscriptionMessages.tryAgain, onPress: () => void known.load() }}
      >
        <p>{subscriptionMessages.unreachable}</p>
      </ErrorState>
    );
  }
  return (
    <Skeleton label={subscriptionMessages.loading}>
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  );
});

/** Warns that the subscriptions may be outdated, because reloading failed. */
export const StaleNotice = observer(function StaleNotice({ known }: KnownProps) {
  if (!known.areKnown || !known.hasFailed) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" small busy={known.isLoading} onClick={() => void known.load()}>
          {subscriptionMessages.tryAgain}
        </Button>
      }
    >
      <p>{subscriptionMessages.stale}</p>
    </Notice>
  );
});
