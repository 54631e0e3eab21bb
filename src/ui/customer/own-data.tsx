import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { Section } from '#src/ui/kit/section';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { OwnDataPresenter } from './own-data.presenter';
import { profileMessages } from './profile-messages';

const messages = profileMessages.data;

export const OwnData = observer(function OwnData() {
  const data = usePresenter(OwnDataPresenter);
  const { missing } = data;
  const isPartly = missing !== undefined && missing.length > 0;
  return (
    <Section title={messages.title} className="stack part">
      <p className="note">
        <span>{messages.text}</span> <span>{messages.leftOut(data.leftOut)}</span>
      </p>
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
      <LiveNotice
        className="stack gap-2"
        tone={isPartly ? 'warning' : 'success'}
        text={missing && (isPartly ? messages.missing(missing) : messages.done)}
      />
      <FailureNotice failure={data.collecting.error} />
    </Section>
  );
});
