import { useEffect, useState } from 'react';

const typing = 'input, textarea, select, [contenteditable]';

/** True from the first moment when a wanted dialog would interrupt nothing, as long as it is wanted. */
export function useQuietMoment(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const look = (focused: EventTarget | null) => {
      const isTyping = focused instanceof Element && focused.matches(typing);
      if (!isTyping && !document.querySelector('dialog[open]')) setQuiet(true);
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => look(relatedTarget);
    const onClose = () => look(document.activeElement);
    look(document.activeElement);
    document.addEventListener('focusout', onLeave);
    // It does not bubble.
    document.addEventListener('close', onClose, true);
    return () => {
      document.removeEventListener('focusout', onLeave);
      document.removeEventListener('close', onClose, true);
      setQuiet(false);
    };
  }, [isWanted]);
  return isWanted && isQuiet;
}
