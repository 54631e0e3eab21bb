import { runInAction } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { watchCustomer } from '#src/ui/customer/shared/watch-customer';
import { ObservableCell } from '#src/ui/shell/observable-cell';

const ada = { id: 'ada', email: 'ada@example.com', name: 'Ada' };
const eve = { id: 'eve', email: 'eve@example.com', name: 'Eve' };

/** Everything that the watching page was told, in its order. */
function watched(current?: typeof ada) {
  const customer = new ObservableCell<CustomerState['current']>(current);
  const told: string[] = [];
  const stop = watchCustomer(customer, {
    forget: () => told.push('forget'),
    fill: (known) => told.push(`fill ${known?.name ?? 'nothing'}`),
  });
  onTestFinished(stop);
  return {
    told,
    stop,
    become: (next: CustomerState['current']) => runInAction(() => customer.replace(next)),
  };
}

describe('watchCustomer (spec §4 Sign-out)', () => {
  it.each([
    ['signs out', undefined, 'fill nothing'],
    ['is followed by another one', eve, 'fill Eve'],
  ])('forgets before it fills in, when a customer %s', (_what, next, filled) => {
    const { told, become } = watched(ada);
    become(next);
    expect(told).toEqual(['fill Ada', 'forget', filled]);
  });

  it('fills in without forgetting, when a guest becomes known', () => {
    const { told, become } = watched();
    become(ada);
    expect(told).toEqual(['fill nothing', 'fill Ada']);
  });

  it('fills in without forgetting, when the same customer has another name', () => {
    const { told, become } = watched(ada);
    become({ ...ada, name: 'Ada L.' });
    expect(told).toEqual(['fill Ada', 'fill Ada L.']);
  });

  it('is told nothing more once it is stopped', () => {
    const { told, stop, become } = watched(ada);
    stop();
    become(undefined);
    expect(told).toEqual(['fill Ada']);
  });
});
