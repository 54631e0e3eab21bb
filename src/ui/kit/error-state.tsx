import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState, type EmptyStateProps } from './empty-state';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  readonly retry?:
    | { readonly label: string; readonly onPress: () => void; readonly busy?: boolean | undefined }
    | undefined;
  /** Another link or button beside the retry. */
  readonly action?: ReactNode;
}

/** Shows that a part of the page could not be loaded, with the reason and a retry button. */
export function ErrorState({ retry, action, ...state }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...state}
        action={
          (retry != null || action != null) && (
            <>
              {retry && (
                <Button variant="secondary" busy={retry.busy} onClick={retry.onPress}>
                  {retry.label}
                </Button>
              )}
              {action}
            </>
          )
        }
      />
    </div>
  );
}
