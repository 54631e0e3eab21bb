import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog, type DialogProps } from '#src/ui/kit/dialog';
import { focusPressed } from '#src/ui/kit/pressed-button';

function mount(props: Partial<DialogProps> = {}) {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Cart
        </button>
        <Dialog title="Your cart" closeLabel="Close" {...props} open={open} onClose={() => setOpen(false)}>
          <p>Two cans.</p>
        </Dialog>
      </>
    );
  }
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}

async function open(): Promise<HTMLDialogElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your cart' });
}

describe('Dialog (spec §2 Page shell: modal and cart flyout)', () => {
  it('opens as a modal with a name, and renders nothing before', async () => {
    mount();
    expect(screen.queryByText('Two cans.')).toBeNull();
    const dialog = await open();
    expect(dialog.open).toBe(true);
    screen.getByText('Two cans.');
  });

  it('closes by its button and gives the focus back', async () => {
    mount({ placement: 'side' });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Two cans.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart' }));
  });

  it('gives the focus back to a button that got none when it was pressed, as in Safari', () => {
    const stop = focusPressed();
    mount();
    fireEvent.click(screen.getByRole('button', { name: 'Cart' }), { detail: 1 });
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart' }));
    stop();
  });

  it('closes on Escape, which browsers report as cancel', async () => {
    mount();
    const dialog = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByText('Two cans.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart' }));
  });

  it('tells its owner when the browser closed it without asking', async () => {
    mount();
    const dialog = await open();
    act(() => {
      dialog.close();
    });
    expect(screen.queryByText('Two cans.')).toBeNull();
  });

  it('closes on a press beside it, not on one inside', async () => {
    mount();
    const dialog = await open();
    await userEvent.click(screen.getByText('Two cans.'));
    expect(dialog.open).toBe(true);
    await userEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it('stays when a press began inside and ended beside it', async () => {
    mount();
    const dialog = await open();
    fireEvent.pointerDown(screen.getByText('Two cans.'));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
  });

  it('reads the question out when it asks before something is destroyed', async () => {
    mount({ role: 'alertdialog' });
    await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Your cart' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe('Two cans.');
  });
});
