import { fireEvent, render, screen } from '@testing-library/react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { token, type Used } from '#src/application/ports/token';
import { Container, given } from '#src/composition/container';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { ContainerProvider } from '#src/ui/kit/container-context';
import { usePresenter } from '#src/ui/kit/use-presenter';

const log: string[] = [];

const ending = token<string>('Ending');

class GreetingPresenter {
  static readonly uses = { ending };
  static readonly isShared = false;

  typed = '';

  constructor(
    private readonly use: Used<typeof GreetingPresenter.uses>,
    private readonly given: { readonly name: string },
  ) {
    log.push(`construct ${given.name}`);
    autoObservable(this);
  }

  mount(): () => void {
    log.push('mount');
    const stop = reaction(
      () => this.given.name,
      (name) => log.push(`react to ${name}`),
    );
    return () => {
      stop();
      log.push('unmount');
    };
  }

  get greeting(): string {
    return `Hello ${this.given.name}${this.use.ending}`;
  }

  type(text: string): void {
    this.typed = text;
  }
}

const Greeting = observer(function Greeting({ name }: { readonly name: string }) {
  const presenter = usePresenter(GreetingPresenter, { name });
  return (
    <>
      <p>{presenter.greeting}</p>
      <input aria-label="Answer" value={presenter.typed} onChange={(event) => presenter.type(event.target.value)} />
    </>
  );
});

function container(): Container {
  log.length = 0;
  return new Container([given(ending, '!')]);
}

describe('usePresenter', () => {
  it('constructs a presenter once, and its reactions follow changed inputs', () => {
    const made = container();
    const at = (name: string) => (
      <ContainerProvider container={made}>
        <Greeting name={name} />
      </ContainerProvider>
    );
    const { rerender, unmount } = render(at('Ada'));
    expect(screen.getByRole('paragraph').textContent).toBe('Hello Ada!');
    rerender(at('Ada'));
    rerender(at('Grace'));
    expect(screen.getByRole('paragraph').textContent).toBe('Hello Grace!');
    unmount();
    expect(log).toEqual(['construct Ada', 'mount', 'react to Grace', 'unmount']);
  });

  it('keeps the typed text when an input changes', () => {
    const made = container();
    const at = (name: string) => (
      <ContainerProvider container={made}>
        <Greeting name={name} />
      </ContainerProvider>
    );
    const { rerender } = render(at('Ada'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Good morning' } });
    rerender(at('Grace'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Good morning');
  });

  it('shows its input on the server as well', () => {
    const html = renderToString(
      <ContainerProvider container={container()}>
        <Greeting name="Ada" />
      </ContainerProvider>,
    );
    expect(html).toContain('Hello Ada!');
    expect(log).toEqual(['construct Ada']);
  });

  it('mounts again after it was unmounted (StrictMode)', () => {
    render(
      <StrictMode>
        <ContainerProvider container={container()}>
          <Greeting name="Ada" />
        </ContainerProvider>
      </StrictMode>,
    );
    expect(log.filter((entry) => !entry.startsWith('construct'))).toEqual(['mount', 'unmount', 'mount']);
    expect(screen.getByRole('paragraph').textContent).toBe('Hello Ada!');
  });
});
