import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { MailsPresenter } from './mails.presenter';
import { profileMessages } from './profile-messages';
import { ProfileNotice } from './profile-notice';

const messages = profileMessages.mails;

/** Shows the choice of mails. */
export const Mails = observer(function Mails() {
  const mails = usePresenter(MailsPresenter);
  const form = useForm(() => mails.save());
  const { news, reminders } = mails.preferences;
  const isPartly = mails.outcome === 'shop-only';
  return (
    <section className="stack part" aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <p className="note">{messages.text}</p>
      <form className="stack" {...form}>
        <CheckboxField
          name="mails-news"
          label={messages.news}
          checked={news}
          disabled={!mails.isKnown}
          onChange={(checked) => mails.choose({ news: checked })}
        />
        <CheckboxField
          name="mails-reminders"
          label={messages.reminders}
          hint={messages.remindersHint}
          checked={reminders}
          disabled={!mails.isKnown}
          onChange={(checked) => mails.choose({ reminders: checked })}
        />
        <FailureNotice failure={mails.failure} />
        <ProfileNotice
          notice={mails.outcome && (isPartly ? messages.shopOnly : messages.saved)}
          tone={isPartly ? 'warning' : 'success'}
        />
        <div>
          <Button type="submit" variant="secondary" busy={mails.saving.isBusy} busyLabel={messages.saving}>
            {messages.save}
          </Button>
        </div>
      </form>
    </section>
  );
});
