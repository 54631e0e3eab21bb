import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { Resource } from '#src/ui/kit/resource';
import { type Deferred, deferred } from '#test/support/deferred';

const refusal = new GatewayError({ code: 'server_error' });

/** A resource whose loads the test resolves, in the order in which they began. */
function resource() {
  const loads: Deferred<string>[] = [];
  const load = () => {
    const next = deferred<string>();
    loads.push(next);
    return next.promise;
  };
  const loaded = new Resource(load);
  return { loaded, loads, seen: () => [loaded.value, loaded.isLoading, loaded.error] };
}

describe('Resource', () => {
  it('loads once for all callers, and keeps the result', async () => {
    const { loaded, loads, seen } = resource();
    const asking = Promise.all([loaded.ensure(), loaded.ensure()]);
    expect(seen()).toEqual([undefined, true, undefined]);
    loads[0]?.resolve('first');
    await asking;
    await loaded.ensure();
    expect([loads.length, ...seen()]).toEqual([1, 'first', false, undefined]);
  });

  it('says why it could not load, and tries again when it is asked for', async () => {
    const { loaded, loads, seen } = resource();
    const failing = loaded.ensure();
    loads[0]?.reject(refusal);
    await failing;
    expect(seen()).toEqual([undefined, false, refusal]);
    const trying = loaded.ensure();
    expect(seen()).toEqual([undefined, true, undefined]);
    loads[1]?.resolve('second');
    await trying;
    expect(seen()).toEqual(['second', false, undefined]);
  });

  it('keeps the old value while it loads again, and when that fails', async () => {
    const { loaded, loads, seen } = resource();
    const first = loaded.ensure();
    loads[0]?.resolve('first');
    await first;
    const again = loaded.reload();
    expect(seen()).toEqual(['first', true, undefined]);
    loads[1]?.reject(refusal);
    await again;
    expect(seen()).toEqual(['first', false, refusal]);
  });

  it.each([
    ['answer', (load: Deferred<string> | undefined) => load?.resolve('old')],
    ['failure', (load: Deferred<string> | undefined) => load?.reject(refusal)],
  ])('takes the last load for the true one: an older %s no longer counts', async (_what, end) => {
    const { loaded, loads, seen } = resource();
    const older = loaded.reload();
    const newer = loaded.reload();
    loads[1]?.resolve('new');
    await newer;
    end(loads[0]);
    await older;
    expect(seen()).toEqual(['new', false, undefined]);
  });

  it('forgets loaded data, and requests on their way', async () => {
    const { loaded, loads, seen } = resource();
    const first = loaded.ensure();
    loaded.clear();
    expect(seen()).toEqual([undefined, false, undefined]);
    loads[0]?.resolve('first');
    await first;
    expect(seen()).toEqual([undefined, false, undefined]);
  });
});
