import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { given } from '#src/composition/container';
import { SearchLink } from '#src/ui/frame/header-tools';
import { LazyFrameViews } from '#src/ui/frame/lazy-frame-views';
import type { SearchDialogProps } from '#src/ui/search/shared/search-link.presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { messages } from '#src/ui/shell/shell-messages';
import { openTab } from '#test/support/test-tab';
import { frameViews } from '#test/ui/support/frame-views';
import { TestSite } from '#test/ui/support/test-site';

function mountLink() {
  const loads = { count: 0, isFailing: false };
  const searchDialog: LazyFrameViews['searchDialog'] = async () => {
    loads.count += 1;
    if (loads.isFailing) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ open, onClose }: SearchDialogProps) => open && <button onClick={onClose}>Close the dialog</button>;
  };
  const tab = openTab({ adapters: [given(LazyFrameViews, frameViews({ searchDialog }))] });
  render(
    <TestSite container={tab.container}>
      <MemoryRouter>
        <SearchLink />
      </MemoryRouter>
    </TestSite>,
  );
  return { loads, alertBar: tab.get(AlertBarState), link: screen.getByRole('link', { name: messages.search }) };
}

const dialog = () => screen.queryByRole('button', { name: 'Close the dialog' });

describe('The way to search in the header (spec §2 Page shell: search)', () => {
  it('is a link to the search page, for other tabs and for browsers without script', () => {
    const { link, loads } = mountLink();
    expect(link.getAttribute('href')).toBe('/search/');
    expect(loads.count).toBe(0);
    const press = createEvent.click(link, { ctrlKey: true });
    act(() => void fireEvent(link, press));
    expect([press.defaultPrevented, loads.count]).toEqual([false, 0]);
  });

  it('opens search over the page, closes it, and opens it again without loading anew', async () => {
    const { link, loads } = mountLink();
    await userEvent.click(link);
    await userEvent.click(dialog()!);
    expect(dialog()).toBeNull();
    const before = loads.count;
    await userEvent.click(link);
    expect(dialog()).not.toBeNull();
    expect(loads.count).toBe(before);
  });

  it('says that its code could not be loaded, and tries again', async () => {
    const { link, loads, alertBar } = mountLink();
    loads.isFailing = true;
    await userEvent.click(link);
    expect(alertBar.notification).toBe(messages.pageUnreachable);
    expect(dialog()).toBeNull();
    loads.isFailing = false;
    await userEvent.click(link);
    expect(dialog()).not.toBeNull();
  });
});
