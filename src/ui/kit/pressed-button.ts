const pressable = 'a[href], button, summary';

/**
 * Focuses a pressed element before any other handler runs: Safari leaves the focus where it was, and a dialog could not return
 * it. Returns a function that ends this.
 */
export function focusPressed(): () => void {
  const focus = ({ detail, target }: MouseEvent) => {
    // A key presses the focused element, and a script may press any other.
    const pressed = detail > 0 && target instanceof Element && target.closest<HTMLElement>(pressable);
    if (pressed && !pressed.contains(document.activeElement))
      pressed.focus({ preventScroll: true, focusVisible: false });
  };
  document.addEventListener('click', focus, true);
  return () => document.removeEventListener('click', focus, true);
}
