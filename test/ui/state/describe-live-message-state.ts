import { describe, expect, it } from 'vitest';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

export function describeLiveMessageState(name: string, make: () => LiveMessageState): void {
  describe(`${name} holds what is spoken (spec §3 aria live message)`, () => {
    it('is silent at first', () => {
      expect(make().message).toBe('');
    });

    it('holds the words announced last', () => {
      const live = make();
      live.announce('One');
      live.announce('Two');
      expect(live.message.trim()).toBe('Two');
      live.announce('Two');
      expect(live.message.trim()).toBe('Two');
    });
  });
}
