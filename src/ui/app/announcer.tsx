import { observer } from 'mobx-react-lite';
import { usePresenter } from '#src/ui/di/use-presenter';
import { LiveMessageState } from '#src/ui/state/live-message-state';

/** The hidden text that screen readers speak (spec §2 hidden screen-reader announcement area). */
export const Announcer = observer(function Announcer() {
  const { message } = usePresenter(LiveMessageState);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer>
      {message}
    </div>
  );
});
