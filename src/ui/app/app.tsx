import { ContainerProvider, type ContainerProviderProps } from '../di/container-context';
import { ErrorBoundary } from './error-boundary';
import { Shell } from './shell';
import { SiteProvider, type SiteContext } from './site-context';

/** The whole application inside a router: the same tree on the build machine and in the browser. */
export function App({ container, context }: { readonly container: ContainerProviderProps['container']; readonly context: SiteContext }) {
  return (
    <ErrorBoundary>
      <ContainerProvider container={container}>
        <SiteProvider value={context}>
          <Shell />
        </SiteProvider>
      </ContainerProvider>
    </ErrorBoundary>
  );
}
