import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { lazyPort } from '#src/composition/lazy';

class Greeter {
  constructor(private readonly messages: string) {}

  async greet(name: string, times = 1): Promise<string> {
    return `${this.messages} ${name}`.repeat(times);
  }

  async refuse(): Promise<never> {
    throw new GatewayError({ code: 'not_found' });
  }
}

describe('An adapter that is loaded when it is first called (docs/architecture.md, composition)', () => {
  it('loads nothing before, and once for all calls', async () => {
    let loads = 0;
    const greeter = lazyPort(async () => {
      loads += 1;
      return new Greeter('Hello');
    });
    expect(loads).toBe(0);
    expect(await Promise.all([greeter.greet('Ada'), greeter.greet('Bo', 2)])).toEqual([
      'Hello Ada',
      'Hello BoHello Bo',
    ]);
    await greeter.greet('Cy');
    expect(loads).toBe(1);
  });

  it('is a network error while its code cannot be loaded, and loads it again for the next call', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const answers = [() => Promise.reject(cause), () => Promise.resolve(new Greeter('Hello'))];
    const greeter = lazyPort<Greeter>(() => answers.shift()!());
    await expect(greeter.greet('Ada')).rejects.toMatchObject({ code: 'network_error', cause });
    expect(await greeter.greet('Ada')).toBe('Hello Ada');
  });

  it('fails every call that waits for the same try, then starts anew', async () => {
    let loads = 0;
    const greeter = lazyPort<Greeter>(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('offline');
      return new Greeter('Hello');
    });
    const outcomes = await Promise.allSettled([greeter.greet('Ada'), greeter.greet('Bo')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(loads).toBe(1);
    expect(await greeter.greet('Ada')).toBe('Hello Ada');
  });

  it("passes the adapter's own failures on as they are", async () => {
    const greeter = lazyPort(async () => new Greeter('Hello'));
    await expect(greeter.refuse()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('throws when the adapter lacks the method that is called', async () => {
    const greeter = lazyPort(async () => Object.create(null) as Greeter);
    await expect(greeter.greet('Ada')).rejects.toThrow('The adapter has no method greet');
  });

  it('is no promise: code that awaits it gets the port', async () => {
    let loads = 0;
    const greeter = lazyPort(async () => {
      loads += 1;
      return new Greeter('Hello');
    });
    expect((greeter as unknown as { then?: unknown }).then).toBeUndefined();
    expect(await Promise.resolve(greeter)).toBe(greeter);
    expect(loads).toBe(0);
  });
});
