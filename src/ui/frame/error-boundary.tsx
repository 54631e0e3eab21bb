import { Component, type ReactNode } from 'react';
import { Button } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { messages } from '#src/ui/shell/shell-messages';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Runs once for each view that threw. React has put the error on the console by then. */
  readonly onCrashed?: ((error: unknown) => void) | undefined;
}

/** A view that throws never leaves the page empty (spec §8 Client). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrashed?.(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="container">
        <EmptyState
          title={messages.crashed.title}
          headingLevel={1}
          action={<Button onClick={() => window.location.reload()}>{messages.crashed.action}</Button>}
          text={messages.crashed.text}
        />
      </div>
    );
  }
}
