import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { TextField } from '#src/ui/kit/text-field';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { NamePresenter } from './name.presenter';
import { profileMessages } from './profile-messages';
import { ProfileNotice } from './profile-notice';

const messages = profileMessages.name;

export const NameForm = observer(function NameForm() {
  const name = usePresenter(NamePresenter);
  const form = useForm(() => name.save());
  return (
    <section className="stack part" aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <form className="stack" {...form}>
        <TextField form={name.form} field="name" label={messages.label} autoComplete="name" required />
        <FailureNotice failure={name.failure} />
        <ProfileNotice notice={name.notice} />
        <div>
          <Button type="submit" busy={name.saving.isBusy} busyLabel={messages.saving}>
            {messages.save}
          </Button>
        </div>
      </form>
    </section>
  );
});
