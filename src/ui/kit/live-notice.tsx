import { useId } from 'react';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { QuietButton } from './button';
import { describeFailure } from './failures';
import { kitMessages } from './kit-messages';
import { Notice, type NoticeProps } from './notice';

interface LiveNoticeProps extends Omit<NoticeProps, 'still'> {
  readonly className?: string | undefined;
  /** True for a notice that interrupts a screen reader, as an error does. */
  readonly urgent?: boolean | undefined;
}

/** The region is always there, so that screen readers announce changes. */
export function LiveNotice({ className, urgent, ...notice }: LiveNoticeProps) {
  const { tone, title, text, children } = notice;
  const isEmpty = [title, text, children].every((part) => part == null || part === false);
  return (
    <div role={(urgent ?? tone === 'error') ? 'alert' : 'status'} className={className}>
      {!isEmpty && <Notice {...notice} still />}
    </div>
  );
}

interface FailureNoticeProps extends Pick<NoticeProps, 'action' | 'onRetry' | 'children'> {
  /** An error has the common message of its code. */
  readonly failure: GatewayError | string | undefined;
}

export function FailureNotice({ failure, ...help }: FailureNoticeProps) {
  return <LiveNotice {...help} tone="error" text={typeof failure === 'string' ? failure : describeFailure(failure)} />;
}

interface UndoNoticeProps {
  /** Undefined when there is nothing to undo. The presenter announces it. */
  readonly removed: string | undefined;
  readonly undoing?: boolean | undefined;
  readonly onUndo: () => void;
}

export function UndoNotice({ removed, undoing, onUndo }: UndoNoticeProps) {
  const id = useId();
  if (removed === undefined) return null;
  const undo = (
    <QuietButton data-undo="" aria-describedby={id} busy={undoing} busyLabel={kitMessages.undoing} onClick={onUndo}>
      {kitMessages.undo}
    </QuietButton>
  );
  return <Notice still action={undo} text={<p id={id}>{removed}</p>} />;
}
