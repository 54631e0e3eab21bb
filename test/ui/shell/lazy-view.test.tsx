import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Container } from '#src/composition/container';
import { ContainerProvider } from '#src/ui/kit/container-context';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { LazyView, type LoadView } from '#src/ui/shell/lazy-view';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

const greeting: LoadView<{ readonly name: string }> = () => Promise.resolve(Greeting);

const inPage = (view: ReactNode) => <ContainerProvider container={new Container()}>{view}</ContainerProvider>;

describe('A part of a page whose code comes later (spec §2 Page shell and behavior)', () => {
  it('shows its placeholder, also in the built document, and then itself', async () => {
    const part = inPage(
      <LazyView load={greeting} props={{ name: 'Ada' }}>
        <p>One moment</p>
      </LazyView>,
    );
    expect(renderToString(part)).toBe('<p>One moment</p>');
    const { container } = render(part);
    expect(container.textContent).toBe('One moment');
    await screen.findByText('Hello Ada');
  });

  it('says that it did not come, and comes when it is asked for again', async () => {
    let calls = 0;
    const failingOnce = () => ((calls += 1) === 1 ? Promise.reject(new Error('offline')) : greeting());
    render(inPage(<LazyView load={failingOnce} props={{ name: 'Ada' }} />));
    expect((await screen.findByRole('alert')).textContent).toContain(kitMessages.notLoaded);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await screen.findByText('Hello Ada');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is left before it came does nothing any more', async () => {
    const { unmount, container } = render(inPage(<LazyView load={greeting} props={{ name: 'Ada' }} />));
    unmount();
    await greeting();
    expect(container.textContent).toBe('');
  });

  it('is asked for only when it is needed', async () => {
    let calls = 0;
    const counting = () => ((calls += 1), greeting());
    const view = (when: boolean) => inPage(<LazyView load={counting} props={{ name: 'Ada' }} when={when} />);
    const { rerender } = render(view(false));
    expect(calls).toBe(0);
    rerender(view(true));
    await screen.findByText('Hello Ada');
    expect(calls).toBe(1);
  });
});
