import type { ReactNode } from 'react';
import type { Container } from '#src/composition/container';
import type { ShellContent } from '#src/domain/site/site-content';
import { ContainerProvider } from '#src/ui/kit/container-context';
import { SiteIdentity, SiteProvider } from '#src/ui/shell/site-identity';

// Lazy views are at hand at once: no test waits for a file.
import.meta.glob('../../../src/ui/**/*.tsx', { eager: true });

export const emptyShell: ShellContent = { tagline: '', footerText: '' };

interface TestSiteProps {
  readonly container: Container;
  readonly shell?: ShellContent;
  readonly children: ReactNode;
}

/** The frame around every view: the container and the content of the site's shell. */
export function TestSite({ container, shell = emptyShell, children }: TestSiteProps) {
  return (
    <ContainerProvider container={container}>
      <SiteProvider value={{ site: container.get(SiteIdentity), shell }}>{children}</SiteProvider>
    </ContainerProvider>
  );
}
