import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Announcer } from '#src/ui/shell/announcer';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { openTab } from '#test/support/test-tab';
import { TestSite } from '#test/ui/support/test-site';

function page(tab = openTab()) {
  const view = (isBehind: boolean) => (
    <TestSite container={tab.container}>
      <Announcer isBehind={isBehind} />
    </TestSite>
  );
  const { container, rerender } = render(view(false));
  return {
    say: (message: string) => act(async () => tab.get(LiveMessageState).announce(message)),
    cover: (isBehind: boolean) => rerender(view(isBehind)),
    spoken: () => container.querySelector('[data-announcer]')?.textContent,
  };
}

describe('The page’s announcer (spec §2 announcement area)', () => {
  it('speaks the last message', async () => {
    const { say, spoken } = page();
    await say('One');
    await say('Two');
    expect(spoken()).toBe('Two');
  });

  it('is silent behind an open dialog, and says nothing of that when it closes', async () => {
    const { say, cover, spoken } = page();
    await say('On the page');
    cover(true);
    expect(spoken()).toBe('On the page');
    await say('In the dialog');
    expect(spoken()).toBe('');
    cover(false);
    expect(spoken()).toBe('');
    await say('On the page again');
    expect(spoken()).toBe('On the page again');
  });
});
