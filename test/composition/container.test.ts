import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { token, type Used, type Uses } from '#src/application/ports/token';
import { Container, given } from '#src/composition/container';

interface Port {
  say(): string;
}

const messages = token<{ readonly text: string }>('Words');
const count = token<number>('Count');
const port = token<Port>('Port');

class Adapter implements Port {
  static readonly uses = { messages };

  constructor(private readonly use: Used<typeof Adapter.uses>) {}

  say(): string {
    return this.use.messages.text;
  }
}

class Counter {
  static readonly uses = { count };

  readonly count: number;

  constructor(use: Used<typeof Counter.uses>) {
    this.count = use.count;
  }
}

class Owned {
  static readonly isShared = false;

  readonly things: readonly string[] = [];
}

class Unnamed {
  constructor(readonly count: number) {}
}

class User {
  static readonly uses = { port, counter: Counter, owned: Owned };

  constructor(readonly use: Used<typeof User.uses>) {}
}

class Neighbor {
  static readonly uses = { counter: Counter, owned: Owned };

  constructor(readonly use: Used<typeof Neighbor.uses>) {}
}

function filled(container = new Container()): Container {
  container.bind(messages, { text: 'hello' });
  container.bind(count, 3);
  container.adapt(port, Adapter);
  return container;
}

describe('A class that declares its dependencies (docs/adr/0002)', () => {
  it('has reflect-metadata before Inversify, as Inversify asks', () => {
    const [first] = readFileSync('src/composition/container.ts', 'utf8').split('\n');

    expect(first).toBe("import 'reflect-metadata';");
  });

  it('is made when it is asked for, and so are the classes that it needs', () => {
    const { port, counter, owned } = filled().get(User).use;
    expect([port.say(), counter.count, owned]).toEqual(['hello', 3, new Owned()]);
  });

  it('is one for a document, for all that need it', () => {
    const container = filled();
    expect(container.get(User)).toBe(container.get(User));
    expect(container.get(Neighbor).use.counter).toBe(container.get(User).use.counter);
    expect(filled().get(Counter)).not.toBe(container.get(Counter));
  });

  it('is another each time when it is not shared', () => {
    const container = filled();
    expect(container.get(Owned)).not.toBe(container.get(Owned));
    expect(container.get(Neighbor).use.owned).not.toBe(container.get(User).use.owned);
  });

  it('is asked for by an adapter as well', () => {
    const container = filled();
    container.provide(port, (counter) => ({ say: () => String(counter.count) }), [Counter]);
    const other = token<string>('Other');
    container.provide(other, (counter) => String(counter.count), [Counter]);
    expect(container.get(other)).toBe('3');
  });

  it('is named with its missing dependency', () => {
    const container = new Container();
    container.adapt(port, Adapter);
    expect(() => container.get(port)).toThrow(/Words/);
    expect(() => container.get(Counter)).toThrow(/Count/);
  });

  it('does not compile with a missing, swapped or wrong dependency', () => {
    const use = {
      port: new Adapter({ messages: { text: 'hello' } }),
      counter: new Counter({ count: 3 }),
      owned: new Owned(),
    };
    // @ts-expect-error A dependency is missing.
    const missing = new User({ port: use.port, counter: use.counter });
    // @ts-expect-error Two are swapped.
    const swapped = new User({ ...use, port: use.counter, counter: use.port });
    // @ts-expect-error A class does not name its dependencies.
    const unnamed: Uses = { unnamed: Unnamed };
    expect([missing, swapped].map((user) => Object.keys(user.use).length)).toEqual([2, 3]);
    expect(Object.keys(unnamed)).toEqual(['unnamed']);
  });
});

describe('A port', () => {
  it('keeps its first adapter: chunks bind the same again, in any order', () => {
    const container = filled();
    container.bind(count, 4);
    container.provide(port, () => ({ say: () => 'another' }), []);
    expect([container.get(count), container.get(port).say()]).toEqual([3, 'hello']);
  });

  it('keeps the adapter that is given, and so does a class', () => {
    const owned = new Owned();
    const container = filled(new Container([given(port, { say: () => 'given' }), given(Owned, owned)]));
    expect(container.get(User).use).toMatchObject({ port: container.get(port), owned });
    expect(container.get(port).say()).toBe('given');
  });

  it('is known by its token, not by the name of it', () => {
    expect(token<number>('Same')).not.toBe(token<number>('Same'));
    expect(filled().isBound(token<number>('Count'))).toBe(false);
  });
});
