import { describe, expect, it } from 'vitest';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

describe('LiveMessageState holds what is spoken (spec §3 aria live message)', () => {
  it('is silent at first', () => {
    expect(new LiveMessageState().message).toBe('');
  });

  it('holds the words announced last', () => {
    const live = new LiveMessageState();
    live.announce('One');
    live.announce('Two');
    expect(live.message.trim()).toBe('Two');
    live.announce('Two');
    expect(live.message.trim()).toBe('Two');
  });

  it('holds together what came of one press, of which the first would be replaced before anybody heard it', () => {
    const live = new LiveMessageState();
    live.announce('Earlier');
    const since = live.message;
    live.announce('Case price');
    live.announceWithLast('Three cans', since);
    expect(live.message).toBe('Case price. Three cans');
    live.announceWithLast('Four cans', live.message);
    expect(live.message).toBe('Four cans');
  });
});
