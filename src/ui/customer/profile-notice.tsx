import { Notice } from '#src/ui/kit/notice';

interface ProfileNoticeProps {
  readonly news: string | undefined;
  readonly tone?: 'success' | 'warning' | 'info';
}

/** Shows the message about the last change. It is always in the page, so that screen readers announce changes. */
export function ProfileNotice({ news, tone = 'success' }: ProfileNoticeProps) {
  return (
    <div role="status" className="stack gap-2">
      {news !== undefined && (
        <Notice tone={tone} still>
          <p>{news}</p>
        </Notice>
      )}
    </div>
  );
}
