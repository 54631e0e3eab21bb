import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { SubmitButton, FormView } from '#src/ui/kit/form-view';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { Section } from '#src/ui/kit/section';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { MailsPresenter } from './mails.presenter';
import { profileMessages } from './profile-messages';

const messages = profileMessages.mails;

export const Mails = observer(function Mails() {
  const mails = usePresenter(MailsPresenter);
  const { news, reminders } = mails.preferences;
  const isPartly = mails.outcome === 'shop-only';
  return (
    <Section title={messages.title} className="stack part">
      <p className="note">{messages.text}</p>
      <FormView send={() => mails.save()}>
        <CheckboxField
          name="mails-news"
          label={messages.news}
          checked={news}
          disabled={!mails.isKnown}
          onChange={(checked) => mails.choose({ news: checked })}
        />
        {mails.offersReminders && (
          <CheckboxField
            name="mails-reminders"
            label={messages.reminders}
            hint={messages.remindersHint}
            checked={reminders}
            disabled={!mails.isKnown}
            onChange={(checked) => mails.choose({ reminders: checked })}
          />
        )}
        <FailureNotice failure={mails.saving.error} />
        <LiveNotice
          className="stack gap-2"
          tone={isPartly ? 'warning' : 'success'}
          text={mails.outcome && (isPartly ? messages.shopOnly : messages.saved)}
        />
        <SubmitButton
          label={messages.save}
          variant="secondary"
          busy={mails.saving.isBusy}
          busyLabel={messages.saving}
        />
      </FormView>
    </Section>
  );
});
