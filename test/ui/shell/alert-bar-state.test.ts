import { describe, expect, it } from 'vitest';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';

describe('AlertBarState holds one notification (spec §3 Client state, alertBar)', () => {
  it('has none at first', () => {
    const bar = new AlertBarState();
    expect([bar.notification, bar.isDismissed]).toEqual([undefined, false]);
  });

  it('shows the last one, and keeps it when it is dismissed', () => {
    const bar = new AlertBarState();
    bar.notify('One');
    bar.notify('Two');
    bar.dismiss();
    expect([bar.notification, bar.isDismissed]).toEqual(['Two', true]);
  });

  it('shows a new one although the last was dismissed', () => {
    const bar = new AlertBarState();
    bar.notify('One');
    bar.dismiss();
    bar.notify('Two');
    expect([bar.notification, bar.isDismissed]).toEqual(['Two', false]);
  });
});
