import { describe, expect, it } from 'vitest';
import type { CartChange } from '#src/domain/cart/cart-change';
import { LazyCartChangeAlerts } from '#src/ui/cart/lazy-cart-change-alerts';
import { RecordingLogger } from '#test/fakes/system/recording-logger';

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('News of the cart whose words load later (spec §4 Cart load)', () => {
  it('is shown once they are there, in order', async () => {
    const shown: CartChange['kind'][] = [];
    let loads = 0;
    const alerts = new LazyCartChangeAlerts(async () => {
      loads += 1;
      return { show: ({ kind }) => shown.push(kind) };
    }, new RecordingLogger());
    expect(loads).toBe(0);
    alerts.show({ kind: 'brought-along' });
    alerts.show({ kind: 'refused' });
    await settle();
    expect(shown).toEqual(['brought-along', 'refused']);
  });

  it('is written into the logger when they cannot be loaded', async () => {
    const logger = new RecordingLogger();
    const alerts = new LazyCartChangeAlerts(() => Promise.reject(new Error('No connection')), logger);
    alerts.show({ kind: 'refused' });
    await settle();
    expect(logger.entries).toHaveLength(1);
  });
});
