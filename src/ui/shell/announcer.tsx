import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from './live-message-state';

interface AnnouncerProps {
  /** True while a dialog is over the page that announces by itself: nothing is said twice. */
  readonly isBehind?: boolean;
}

/**
 * Screen readers speak this hidden text (spec §2 hidden screen-reader announcement area). A dialog with announcements has an
 * area of its own: content behind an open dialog is not spoken. The text follows the region, because readers miss a region that
 * arrives together with its text.
 */
export const Announcer = observer(function Announcer({ isBehind = false }: AnnouncerProps) {
  const { message } = usePresenter(LiveMessageState);
  const [spoken, setSpoken] = useState('');
  const isQuiet = useRef(isBehind);
  useEffect(() => {
    isQuiet.current = isBehind;
  });
  // A message from behind a dialog is not said again when that closes.
  useEffect(() => setSpoken(isQuiet.current ? '' : message), [message]);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer>
      {spoken}
    </div>
  );
});
