import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import styles from './toast-region.module.css';

export interface Toast {
  readonly id: string;
  readonly message: ReactNode;
  /** An action such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastRegionProps {
  readonly label: string;
  readonly toasts: readonly Toast[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
  /**
   * Milliseconds until a toast closes by itself, counted again after pointer or focus left it. Without it, toasts stay.
   */
  readonly lifetime?: number | undefined;
}

/**
 * Shows short messages at the lower edge. It is always in the page, so that screen readers announce changes. Nothing
 * behind a modal dialog can be pressed: messages about actions in a dialog need a region inside that dialog.
 */
export function ToastRegion({ label, toasts, ...rest }: ToastRegionProps) {
  return (
    <section className={`${styles.region} above-lower-edge`} aria-label={label} role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} {...rest} />
      ))}
    </section>
  );
}

interface ToastCardProps extends Pick<ToastRegionProps, 'dismissLabel' | 'onDismiss' | 'lifetime'> {
  readonly toast: Toast;
}

function ToastCard({ toast, dismissLabel, onDismiss, lifetime }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const { id, action } = toast;

  const expire = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (held || lifetime === undefined) return;
    const timer = setTimeout(() => expire(), lifetime);
    return () => clearTimeout(timer);
  }, [held, lifetime]);

  function release(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  }

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={release}
    >
      <p>{toast.message}</p>
      {action && (
        <Button variant="quiet" small onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={() => onDismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
