import { Container, ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { token } from '#src/application/ports/token';
import { adapt, construct } from '#src/composition/bind';

interface Port {
  say(): string;
}

class Adapter implements Port {
  constructor(private readonly messages: { readonly text: string }) {}

  say(): string {
    return this.messages.text;
  }
}

class User {
  constructor(
    readonly port: Port,
    readonly count: number,
  ) {}
}

const messages = token<{ readonly text: string }>('Words');
const count = token<number>('Count');
const port = token<Port>('Port');

function containerWith(module: ContainerModule): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(messages).toConstantValue({ text: 'hello' });
  container.bind(count).toConstantValue(3);
  container.load(module);
  return container;
}

describe('Typed binding (docs/architecture.md, composition)', () => {
  const module = new ContainerModule(({ bind }) => {
    adapt(bind, port, Adapter, [messages]);
    construct(bind, User, [port, count]);
  });

  it('hands dependencies over in their order', () => {
    const user = containerWith(module).get(User);
    expect([user.port.say(), user.count]).toEqual(['hello', 3]);
  });

  it('makes one of each for a container, unless told otherwise', () => {
    const container = containerWith(module);
    expect(container.get(User)).toBe(container.get(User));
    const transient = containerWith(
      new ContainerModule(({ bind }) => void construct(bind, Adapter, [messages]).inTransientScope()),
    );
    expect(transient.get(Adapter)).not.toBe(transient.get(Adapter));
  });

  it('names what is missing', () => {
    const container = new Container({ defaultScope: 'Singleton', jitless: true });
    container.load(module);
    expect(() => container.get(User)).toThrow(/Words/);
  });

  it('makes two tokens of one name two things', () => {
    expect(token<number>('Same')).not.toBe(token<number>('Same'));
  });
});
