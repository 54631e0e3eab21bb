import { runInAction } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { CustomerResource } from '#src/ui/customer/shared/customer-resource';
import { ObservableCell } from '#src/ui/shell/observable-cell';
import { type Deferred, deferred } from '#test/support/deferred';

const refusal = new GatewayError({ code: 'server_error' });
const ada = { id: 'ada', email: 'ada@example.com', name: 'Ada' };
const eve = { id: 'eve', email: 'eve@example.com', name: 'Eve' };

/** A watched resource whose loads the test resolves, in the order in which they began. */
function watched(signedIn?: typeof ada) {
  const customer = new ObservableCell<CustomerState['current']>(undefined);
  const signIn = (next: typeof ada) => runInAction(() => customer.replace(next));
  if (signedIn) signIn(signedIn);
  const loads: Deferred<string>[] = [];
  const load = () => {
    const next = deferred<string>();
    loads.push(next);
    return next.promise;
  };
  const loaded = new CustomerResource(customer, load);
  onTestFinished(loaded.watch());
  const answer = async (index: number, value: string) => {
    loads[index]?.resolve(value);
    await settled();
  };
  const fail = async (index: number) => {
    loads[index]?.reject(refusal);
    await settled();
  };
  return {
    loaded,
    loads,
    signIn,
    signOut: () => runInAction(() => customer.clear()),
    answer,
    fail,
    seen: () => [loaded.value, loaded.isLoading, loaded.error],
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('CustomerResource', () => {
  it('loads for the customer, and again for the next one, who sees nothing of the first', async () => {
    const { loads, signIn, answer, seen } = watched(ada);
    await answer(0, 'of Ada');
    expect(seen()).toEqual(['of Ada', false, undefined]);
    signIn(eve);
    expect([loads.length, ...seen()]).toEqual([2, undefined, true, undefined]);
    await answer(1, 'of Eve');
    expect(seen()).toEqual(['of Eve', false, undefined]);
  });

  it.each([
    ['answer', (tab: ReturnType<typeof watched>) => tab.answer(0, 'of Ada')],
    ['failure', (tab: ReturnType<typeof watched>) => tab.fail(0)],
  ])('ignores an %s that is for an earlier customer', async (_what, end) => {
    const tab = watched(ada);
    tab.signIn(eve);
    await end(tab);
    expect(tab.seen()).toEqual([undefined, true, undefined]);
    await tab.answer(1, 'of Eve');
    expect(tab.seen()).toEqual(['of Eve', false, undefined]);
  });

  it('hides earlier data from the next customer even when no view watches', async () => {
    const customer = new ObservableCell<CustomerState['current']>(undefined);
    customer.replace(ada);
    const loaded = new CustomerResource(customer, () => Promise.resolve('of Ada'));
    await loaded.reload();
    expect(loaded.value).toBe('of Ada');
    customer.replace(eve);
    expect(loaded.value).toBeUndefined();
  });

  it('gives the next customer nothing that an earlier one left, where they sign in while it is watched', async () => {
    const customer = new ObservableCell<CustomerState['current']>(undefined);
    customer.replace(ada);
    const answers = [Promise.resolve('of Ada'), Promise.reject(refusal), Promise.resolve('of Eve')];
    const loaded = new CustomerResource(customer, () => answers.shift() ?? Promise.reject(refusal));
    await loaded.reload();
    customer.clear();
    onTestFinished(loaded.watch());
    await settled();
    customer.replace(eve);
    expect(loaded.value).toBeUndefined();
    await settled();
    expect(loaded.value).toBe('of Eve');
  });

  it('forgets it when the customer signs out, and asks for nothing', async () => {
    const { loads, signIn, signOut, answer, seen } = watched(ada);
    await answer(0, 'of Ada');
    signOut();
    expect([loads.length, ...seen()]).toEqual([1, undefined, false, undefined]);
    signIn(ada);
    expect([loads.length, ...seen()]).toEqual([2, undefined, true, undefined]);
  });

  it('loads once for a customer whom start-up finds meanwhile', async () => {
    const { loads, signIn, answer, seen } = watched();
    signIn(ada);
    await answer(0, 'of Ada');
    expect([loads.length, ...seen()]).toEqual([1, 'of Ada', false, undefined]);
  });

  it('keeps data from before start-up found the customer, and repeats failed loads', async () => {
    const early = watched();
    await early.answer(0, 'of Ada');
    early.signIn(ada);
    expect([early.loads.length, ...early.seen()]).toEqual([1, 'of Ada', false, undefined]);
    const failed = watched();
    await failed.fail(0);
    expect(failed.seen()).toEqual([undefined, false, refusal]);
    failed.signIn(ada);
    expect([failed.loads.length, ...failed.seen()]).toEqual([2, undefined, true, undefined]);
  });

  it('waits for a customer where only one can ask, and loads for each', async () => {
    const customer = new ObservableCell<CustomerState['current']>(undefined);
    const loaded = new CustomerResource(customer, () => Promise.resolve(`of ${customer.current?.name}`));
    const stop = loaded.watchKnown();
    await settled();
    expect(loaded.value).toBeUndefined();
    for (const next of [ada, eve]) {
      customer.replace(next);
      expect(loaded.value).toBeUndefined();
      await settled();
      expect(loaded.value).toBe(`of ${next.name}`);
    }
    stop();
    customer.replace(ada);
    await settled();
    expect([loaded.value, loaded.isLoading]).toEqual([undefined, false]);
  });

  it('keeps the shown data while it loads again, when that fails, and until it is replaced', async () => {
    const { loaded, fail, answer, seen } = watched(ada);
    await answer(0, 'first');
    void loaded.reload();
    expect(seen()).toEqual(['first', true, undefined]);
    await fail(1);
    expect(seen()).toEqual(['first', false, refusal]);
    await loaded.replaceBy(() => Promise.resolve('changed'));
    expect(loaded.value).toBe('changed');
    loaded.clear();
    expect(seen()).toEqual([undefined, false, undefined]);
  });

  it('shows no other customer the answer to a change that its owner had begun', async () => {
    const { loaded, signIn } = watched(ada);
    const change = deferred<string>();
    const changing = loaded.replaceBy(() => change.promise);
    signIn(eve);
    change.resolve('of Ada');
    await changing;
    expect(loaded.value).toBeUndefined();
    await expect(loaded.replaceBy(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});
