import { act, render, type RenderResult } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Container } from '#src/composition/container';
import type { PageContent } from '#src/domain/page/page-content';
import type { LoadedPage } from '#src/ui/shell/page-route';
import { openTab, type TestTab } from '#test/support/test-tab';
import { TestSite } from './test-site';

/** Everything that a test of a page may look at, and the world around it. */
export interface OpenedPage extends RenderResult {
  readonly tab: TestTab;
  readonly ports: Container;
  /** Path and parameters that the router is at. */
  address(): string;
  /** Lets the milliseconds pass, none by default, with everything that happens meanwhile. */
  pass(milliseconds?: number): Promise<void>;
}

/** Opens a page with its content at an address, in a shop on fakes: wired as in the browser, without the shell around it. */
export function openPage(
  view: { readonly page: LoadedPage },
  content: PageContent,
  address = content.path,
  tab = openTab(),
): OpenedPage {
  const { container } = tab;
  const { View } = view.page;
  let current = '';
  function Address() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      current = pathname + search;
    });
    return null;
  }
  const rendered = render(
    <TestSite container={container} shell={tab.content.shell}>
      <MemoryRouter initialEntries={[address]}>
        <main>
          <View content={content as never} params={{}} />
        </main>
        <Address />
      </MemoryRouter>
    </TestSite>,
  );
  const pass = (milliseconds = 0) => act(() => tab.scheduler.advance(milliseconds));
  return { ...rendered, tab, ports: container, address: () => current, pass };
}
