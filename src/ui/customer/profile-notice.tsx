import { Notice } from '#src/ui/kit/notice';

interface ProfileNoticeProps {
  readonly notice: string | undefined;
  readonly tone?: 'success' | 'warning' | 'info';
}

/** Shows the message about the last change. It is always in the page, so that screen readers announce changes. */
export function ProfileNotice({ notice, tone = 'success' }: ProfileNoticeProps) {
  return (
    <div role="status" className="stack gap-2">
      {notice !== undefined && (
        <Notice tone={tone} still>
          <p>{notice}</p>
        </Notice>
      )}
    </div>
  );
}
