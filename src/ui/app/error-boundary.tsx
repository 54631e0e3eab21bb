import { Component, type ReactNode } from 'react';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { words } from '../text/words';

/** Keeps a view that throws from leaving an empty page: says what happened and offers a way on (spec §8 Client). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="container">
        <EmptyState
          title={words.crashed.title}
          headingLevel={1}
          action={<Button onClick={() => window.location.reload()}>{words.crashed.action}</Button>}
        >
          <p>{words.crashed.text}</p>
        </EmptyState>
      </div>
    );
  }
}
