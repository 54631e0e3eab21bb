import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { given } from '#src/composition/container';
import { CurrentPage } from '#src/ui/frame/current-page';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { type LoadedPage, PageRoutes } from '#src/ui/shell/page-route';
import { openTab } from '#test/support/test-tab';
import { HeldRoutes, textPage } from '#test/ui/shell/walking';
import { TestSite } from '#test/ui/support/test-site';

/** A page that keeps its choices in its address. */
const box: LoadedPage = {
  View: () => {
    const write = useSearchWriter();
    return <button onClick={() => write('?cans=2')}>Choose two</button>;
  },
  head: () => ({ title: 'Box', description: '', noindex: false }),
};

async function open() {
  const held = new HeldRoutes();
  const route = { name: 'box', pattern: '/box/', hasContent: false, load: () => Promise.resolve(box) };
  const tab = openTab({ adapters: [given(PageRoutes, [route, ...held.all])] });
  tab.content.pages = [textPage('/held/one/')];
  const Root = () => (
    <TestSite container={tab.container}>
      <main>
        <CurrentPage />
      </main>
    </TestSite>
  );
  const router = createMemoryRouter([{ path: '*', Component: Root }], { initialEntries: ['/box/'] });
  render(<RouterProvider router={router} />);
  const pass = () => act(() => tab.scheduler.advance(0));
  await pass();
  const choose = async () => {
    await userEvent.click(screen.getByRole('button'));
    await pass();
  };
  return {
    choose,
    leave: async () => {
      await act(async () => router.navigate('/held/one/'));
      await pass();
    },
    letIn: async () => {
      held.letIn();
      await pass();
    },
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

describe('The page that is shown (spec §2 Page shell and behavior)', () => {
  it('keeps its choice in the address as long as no visitor leaves it', async () => {
    const page = await open();
    await page.choose();
    expect(page.address()).toBe('/box/?cans=2');
  });

  it('stays while the next one loads, whose address it leaves alone', async () => {
    const page = await open();
    await page.leave();
    await page.choose();
    expect(page.address()).toBe('/held/one/');
    await page.letIn();
    screen.getByRole('heading', { name: 'Page /held/one/' });
  });
});
