import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { OwnDataPresenter } from './own-data.presenter';
import { profileMessages } from './profile-messages';
import { ProfileNews } from './profile-news';

const words = profileMessages.data;

/** Shows the download of the customer's data. */
export const OwnData = observer(function OwnData() {
  const data = usePresenter(OwnDataPresenter);
  const { missing } = data;
  const isPartly = missing !== undefined && missing.length > 0;
  return (
    <section className="stack part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="note">{words.text}</p>
      <div>
        <Button
          variant="secondary"
          busy={data.collecting.isBusy}
          busyLabel={words.collecting}
          onClick={() => void data.download()}
        >
          {words.download}
        </Button>
      </div>
      <ProfileNews
        news={missing && (isPartly ? words.missing(missing) : words.done)}
        tone={isPartly ? 'warning' : 'success'}
      />
      <FailureNotice failure={data.failure} />
    </section>
  );
});
