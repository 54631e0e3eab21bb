import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { Container, given } from '#src/composition/container';

interface Port {
  say(): string;
}

class Adapter implements Port {
  constructor(private readonly messages: { readonly text: string }) {}

  say(): string {
    return this.messages.text;
  }
}

const messages = token<{ readonly text: string }>('Words');
const count = token<number>('Count');
const port = token<Port>('Port');

class Counter {
  static readonly dependencies: DependenciesOf<typeof Counter> = [count];

  constructor(readonly count: number) {}
}

class Owned {
  static readonly isShared = false;

  readonly things: readonly string[] = [];
}

class User {
  static readonly dependencies: DependenciesOf<typeof User> = [port, Counter, Owned];

  constructor(
    readonly port: Port,
    readonly counter: Counter,
    readonly owned: Owned,
  ) {}
}

class Neighbor {
  static readonly dependencies: DependenciesOf<typeof Neighbor> = [Counter, Owned];

  constructor(
    readonly counter: Counter,
    readonly owned: Owned,
  ) {}
}

function filled(container = new Container()): Container {
  container.bind(messages, { text: 'hello' });
  container.bind(count, 3);
  container.adapt(port, Adapter, [messages]);
  return container;
}

describe('A class that declares its dependencies (docs/adr/0002)', () => {
  it('has reflect-metadata before Inversify, as Inversify asks', () => {
    const [first] = readFileSync('src/composition/container.ts', 'utf8').split('\n');

    expect(first).toBe("import 'reflect-metadata';");
  });

  it('is made when it is asked for, and so are the classes that it needs', () => {
    const { port, counter, owned } = filled().get(User);
    expect([port.say(), counter.count, owned]).toEqual(['hello', 3, new Owned()]);
  });

  it('is one for a document, for all that need it', () => {
    const container = filled();
    expect(container.get(User)).toBe(container.get(User));
    expect(container.get(Neighbor).counter).toBe(container.get(User).counter);
    expect(filled().get(Counter)).not.toBe(container.get(Counter));
  });

  it('is another each time when it is not shared', () => {
    const container = filled();
    expect(container.get(Owned)).not.toBe(container.get(Owned));
    expect(container.get(Neighbor).owned).not.toBe(container.get(User).owned);
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
    container.adapt(port, Adapter, [messages]);
    expect(() => container.get(port)).toThrow(/Words/);
    expect(() => container.get(Counter)).toThrow(/Count/);
  });

  it('does not compile with a missing, swapped or wrong dependency', () => {
    // @ts-expect-error A dependency is missing.
    const missing: DependenciesOf<typeof User> = [port, Counter];
    // @ts-expect-error Two are swapped.
    const swapped: DependenciesOf<typeof User> = [Counter, port, Owned];
    // @ts-expect-error A class does not declare its dependencies.
    const unsaid: DependenciesOf<typeof User> = [Adapter, Counter, Owned];
    expect([missing, swapped, unsaid].map(({ length }) => length)).toEqual([2, 3, 3]);
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
    expect(container.get(User)).toMatchObject({ port: container.get(port), owned });
    expect(container.get(port).say()).toBe('given');
  });

  it('is known by its token, not by the name of it', () => {
    expect(token<number>('Same')).not.toBe(token<number>('Same'));
    expect(filled().isBound(token<number>('Count'))).toBe(false);
  });
});
