import { observer } from 'mobx-react-lite';
import { QuietLink } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { DefaultReminderPresenter } from './default-reminder.presenter';
import { reminderMessages } from './reminder-messages';

interface DefaultReminderNoticeProps {
  /** Limits the reminder to this subscription. */
  readonly subscriptionId?: string;
}

/** Links to customizing the boxes that ship soon (spec §4 Default reminder). */
export const DefaultReminderNotice = observer(function DefaultReminderNotice({
  subscriptionId,
}: DefaultReminderNoticeProps) {
  const { reminders } = usePresenter(DefaultReminderPresenter, { subscriptionId });
  return (
    <div role="status" className="stack gap-2">
      {reminders.map(({ id, text, until, to }) => (
        <Notice
          key={id}
          title={reminderMessages.title}
          action={<QuietLink to={to}>{reminderMessages.choose}</QuietLink>}
          still
        >
          <p>{text}</p>
          {until !== undefined && <p className="note">{until}</p>}
        </Notice>
      ))}
    </div>
  );
});
