import { render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Container } from '#src/composition/container';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { ContainerProvider } from '#src/ui/kit/container-context';
import { usePresenter } from '#src/ui/kit/use-presenter';

const log: string[] = [];

class GreetingPresenter {
  static readonly isShared = false;

  greeting = 'nobody';

  constructor() {
    autoObservable(this);
  }

  update({ name }: { readonly name: string }): void {
    log.push(`update ${name}`);
    this.greeting = `Hello ${name}`;
  }

  mount(): () => void {
    log.push('mount');
    return () => void log.push('unmount');
  }
}

const Greeting = observer(function Greeting({ name }: { readonly name: string }) {
  const presenter = usePresenter(GreetingPresenter, { name });
  return <p>{presenter.greeting}</p>;
});

function container(): Container {
  log.length = 0;
  return new Container();
}

describe('usePresenter', () => {
  it("hands a presenter its view's input before the first picture, and whenever it changes", () => {
    const made = container();
    const at = (name: string) => (
      <ContainerProvider container={made}>
        <Greeting name={name} />
      </ContainerProvider>
    );
    const { rerender, unmount } = render(at('Ada'));
    expect(screen.getByRole('paragraph').textContent).toBe('Hello Ada');
    rerender(at('Ada'));
    rerender(at('Grace'));
    expect(screen.getByRole('paragraph').textContent).toBe('Hello Grace');
    unmount();
    expect(log).toEqual(['update Ada', 'mount', 'update Grace', 'unmount']);
  });

  it('shows its input on the server as well', () => {
    const html = renderToString(
      <ContainerProvider container={container()}>
        <Greeting name="Ada" />
      </ContainerProvider>,
    );
    expect(html).toContain('Hello Ada');
    expect(log).toEqual(['update Ada']);
  });

  it('mounts again after it was unmounted (StrictMode)', () => {
    render(
      <StrictMode>
        <ContainerProvider container={container()}>
          <Greeting name="Ada" />
        </ContainerProvider>
      </StrictMode>,
    );
    expect(log.filter((entry) => !entry.startsWith('update'))).toEqual(['mount', 'unmount', 'mount']);
    expect(screen.getByRole('paragraph').textContent).toBe('Hello Ada');
  });
});
