import { describe, expect, it } from 'vitest';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

describe('LiveMessageState holds the spoken text (spec §3 aria live message)', () => {
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
});
