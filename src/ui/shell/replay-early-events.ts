import { onThePage } from '#src/ui/kit/on-the-page';
import type { EarlyEvent, EarlyEvents } from './early-events';
import { nextTask } from './next-task';

/**
 * Replays, in order, the events from before hydration (docs/adr/0062). Each event is a task of its own, as it was then,
 * so that the page renders in between: the next press may depend on it. Later events wait for their turn. The page
 * follows its own address by `follow` once presses have met the page as it was served; choices are made on top of it.
 */
export async function replayEarlyEvents(early: EarlyEvents, follow?: () => void): Promise<void> {
  for (let event = early.kept.shift(); event; event = early.kept.shift()) {
    if (event.type !== 'click') follow?.();
    await nextTask();
    const target = onThePage(event.target);
    early.isReplaying = true;
    if (target) doAgain(event, target);
    early.isReplaying = false;
  }
  early.stop();
}

function doAgain({ type, value = '', checked = false }: EarlyEvent, target: HTMLElement): void {
  if (type === 'click') {
    target.removeAttribute('aria-busy');
    target.click();
  } else if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLSelectElement) choose(target, type, { value });
  else if (target instanceof HTMLTextAreaElement) typeAgain(target, type, value);
  else if (target instanceof HTMLInputElement) {
    if (['checkbox', 'radio'].includes(target.type)) check(target, type, checked);
    // A file stays chosen by itself, and no script may choose it.
    else if (target.type === 'file') choose(target, type);
    else typeAgain(target, type, value);
  }
}

/** Replays a choice, which the browser reports twice, as input and as change, only once. */
function choose(field: HTMLElement, type: EarlyEvent['type'], choice?: { readonly value: string }): void {
  if (type !== 'change') return;
  Object.assign(field, choice);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Replays a checkbox. React compares it with its value at hydration, by its own setter: only a difference is a change.
 */
function check(box: HTMLInputElement, type: EarlyEvent['type'], checked: boolean): void {
  if (type !== 'change') return;
  Object.assign(box, { checked: !checked });
  box.click();
}

/** Replays text, past React's setter. For React, leaving the field, which the browser calls a change, is a blur. */
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
