import { observer } from 'mobx-react-lite';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from './live-message-state';

/**
 * Screen readers speak this hidden text (spec §2 hidden screen-reader announcement area). A dialog in which something is
 * announced has one of its own: what is behind an open dialog is not spoken.
 */
export const Announcer = observer(function Announcer() {
  const { message } = usePresenter(LiveMessageState);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer>
      {message}
    </div>
  );
});
