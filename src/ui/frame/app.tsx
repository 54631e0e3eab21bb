import { useEffect } from 'react';
import { ContainerProvider, type ContainerProviderProps } from '#src/ui/kit/container-context';
import { type SiteContext, SiteProvider } from '#src/ui/shell/site-identity';
import { ErrorBoundary } from './error-boundary';
import { Shell } from './shell';

interface AppProps {
  readonly container: ContainerProviderProps['container'];
  readonly context: SiteContext;
  /** Any earlier change would make the page differ from the document. */
  readonly onHydrated?: () => void;
  /** Runs when a view threw and was replaced by an error message. */
  readonly onCrashed?: (error: unknown) => void;
}

/** The tree is the same on the build machine and in the browser. */
export function App({ container, context, onHydrated, onCrashed }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary onCrashed={onCrashed}>
      <ContainerProvider container={container}>
        <SiteProvider value={context}>
          <Shell />
        </SiteProvider>
      </ContainerProvider>
    </ErrorBoundary>
  );
}
