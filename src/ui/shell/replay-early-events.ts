import { onThePage } from '#src/ui/kit/on-the-page';
import type { EarlyEvent, EarlyEvents } from './early-events';
import { nextTask } from './next-task';

/**
 * Each event is a task of its own, so that the page renders in between: the next press may depend on it
 * (docs/adr/0010). Later events wait for their turn. `follow` leads to the page's own address once presses have met the
 * page as it was served.
 */
export async function replayEarlyEvents(early: EarlyEvents, follow?: () => void): Promise<void> {
  while (early.kept[0]) {
    if (early.kept[0].type !== 'click') follow?.();
    await nextTask();
    // Kept until now: a letter that is typed meanwhile takes its place, and loses nothing of it.
    const event = early.kept.shift();
    const target = event && onThePage(event.target);
    early.isReplaying = true;
    if (target) doAgain(event, target);
    early.isReplaying = false;
  }
  early.stop();
}

function doAgain({ type, value = '', checked = false, key = '' }: EarlyEvent, target: HTMLElement): void {
  if (type === 'click') {
    target.removeAttribute('aria-busy');
    // Safari gave it no focus: the opened dialog returns the focus to it.
    if (document.activeElement === document.body) target.focus({ preventScroll: true });
    target.click();
  } else if (type === 'keydown')
    target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  else if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLSelectElement) choose(target, type, { value });
  else if (target instanceof HTMLTextAreaElement) typeAgain(target, type, value);
  else if (target instanceof HTMLInputElement) {
    if (['checkbox', 'radio'].includes(target.type)) check(target, type, checked);
    // A file stays chosen by itself, and no script may choose it.
    else if (target.type === 'file') choose(target, type);
    else typeAgain(target, type, value);
  }
}

/** The browser reports a choice twice, as input and as change. */
function choose(field: HTMLElement, type: EarlyEvent['type'], choice?: { readonly value: string }): void {
  if (type !== 'change') return;
  Object.assign(field, choice);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React compares a checkbox with its value at hydration, by its own setter: only a difference is a change. */
function check(box: HTMLInputElement, type: EarlyEvent['type'], checked: boolean): void {
  if (type !== 'change') return;
  Object.assign(box, { checked: !checked });
  box.click();
}

/** Types past React's setter. For React, leaving the field, which the browser calls a change, is a blur. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, type: EarlyEvent['type'], value: string): void {
  if (type === 'change') {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  Object.assign(field, { value: `${value} ` });
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
