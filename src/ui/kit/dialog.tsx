import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Button, type ButtonVariant, classNames } from './button';
import { Icon } from './icon';
import { kitMessages } from './kit-messages';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Runs on Escape, on the close button and on a press beside the dialog; the owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel?: string | undefined;
  /**
   * Use `top` with a text field, because an on-screen keyboard covers the rest, and `wide` for a picture. On phones all are a sheet
   * from below.
   */
  readonly placement?: 'center' | 'wide' | 'side' | 'top' | undefined;
  /** `alertdialog` for the question before a destructive action. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Read together with the title when the dialog opens, such as the consequence of its action. */
  readonly lead?: ReactNode;
  /** Stays in sight below the scrolling part. The first button is the main one. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Focus goes in when the dialog opens, to `data-safe` where something would be lost, and back to where it came from when it closes.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel = kitMessages.close,
  placement = 'center',
  role,
  lead,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  const bodyId = useId();
  const leadId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-safe]')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  function cancel(event: SyntheticEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  // Browsers let a second Escape close the element despite the page's objection; the owner has to know.
  function handleClose(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
  }

  // A press that begins inside, for example while selecting text, and ends beside the panel must not close it.
  function handlePress(event: PointerEvent): void {
    pressedBeside.current = event.target === event.currentTarget;
  }

  function pressBeside(event: MouseEvent): void {
    if (pressedBeside.current && event.target === event.currentTarget) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[placement])}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={lead != null ? leadId : role === 'alertdialog' ? bodyId : undefined}
      onCancel={cancel}
      onClose={handleClose}
      onPointerDown={handlePress}
      onClick={pressBeside}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" size={24} />
            </button>
          </div>
          <div id={bodyId} className={styles.body}>
            {lead != null && <p id={leadId}>{lead}</p>}
            <div>{children}</div>
          </div>
          {footer != null && <div className={`stack gap-3 ${styles.foot}`}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'closeLabel' | 'children'> {
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly busy: boolean;
  readonly busyLabel?: string | undefined;
  /** True when the action destroys something. */
  readonly danger?: boolean;
  /** The label of the button that changes nothing. */
  readonly keep: string;
  readonly keepVariant?: ButtonVariant;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, closeLabel, children } = props;
  const { confirm, onConfirm, busy, busyLabel, danger, keep, keepVariant = 'secondary' } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      role="alertdialog"
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button data-safe="" variant={keepVariant} onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
