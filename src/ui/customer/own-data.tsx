import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { OwnDataPresenter } from './own-data.presenter';
import { profileMessages } from './profile-messages';
import { ProfileNotice } from './profile-notice';

const messages = profileMessages.data;

/** Shows the download of the customer's data. */
export const OwnData = observer(function OwnData() {
  const data = usePresenter(OwnDataPresenter);
  const { missing } = data;
  const isPartly = missing !== undefined && missing.length > 0;
  return (
    <section className="stack part" aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <p className="note">{messages.text}</p>
      <div>
        <Button
          variant="secondary"
          busy={data.collecting.isBusy}
          busyLabel={messages.collecting}
          onClick={() => void data.download()}
        >
          {messages.download}
        </Button>
      </div>
      <ProfileNotice
        notice={missing && (isPartly ? messages.missing(missing) : messages.done)}
        tone={isPartly ? 'warning' : 'success'}
      />
      <FailureNotice failure={data.failure} />
    </section>
  );
});
