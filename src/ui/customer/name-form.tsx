import { observer } from 'mobx-react-lite';
import { SubmitButton, FormView } from '#src/ui/kit/form-view';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { Section } from '#src/ui/kit/section';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { NamePresenter } from './name.presenter';
import { profileMessages } from './profile-messages';

const messages = profileMessages.name;

export const NameForm = observer(function NameForm() {
  const name = usePresenter(NamePresenter);
  return (
    <Section title={messages.title} className="stack part">
      <FormView send={() => name.save()}>
        <TextField form={name.form} field="name" label={messages.label} autoComplete="name" required />
        <FailureNotice failure={name.failure} />
        <LiveNotice className="stack gap-2" tone="success" text={name.notice} />
        <SubmitButton label={messages.save} busy={name.saving.isBusy} busyLabel={messages.saving} />
      </FormView>
    </Section>
  );
});
