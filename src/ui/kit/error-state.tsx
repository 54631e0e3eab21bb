import { Button } from './button';
import { inElement } from './elements';
import { EmptyState, type EmptyStateProps } from './empty-state';
import { kitMessages } from './kit-messages';

interface ErrorStateProps extends Omit<EmptyStateProps, 'to'> {
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
}

export function ErrorState({ onRetry, retrying, action, ...state }: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" busy={retrying} onClick={onRetry}>
      {kitMessages.tryAgain}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        {...state}
        action={
          (retry ?? action) != null && (
            <>
              {retry}
              {inElement(action)}
            </>
          )
        }
      />
    </div>
  );
}
