const pressable = 'a[href], button, summary';

/**
 * Gives the focus to what a pointer presses, before anybody else hears of the press: Safari leaves it where it was, and a
 * dialog could not give it back. Returns a function that ends this.
 */
export function focusPressed(): () => void {
  const focus = ({ detail, target }: MouseEvent) => {
    // A key presses what has the focus, and a script presses what need not have it.
    const pressed = detail > 0 && target instanceof Element && target.closest<HTMLElement>(pressable);
    if (pressed && !pressed.contains(document.activeElement))
      pressed.focus({ preventScroll: true, focusVisible: false });
  };
  document.addEventListener('click', focus, true);
  return () => document.removeEventListener('click', focus, true);
}
