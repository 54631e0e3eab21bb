import { runInThisContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { type EarlyEvents, inlineScript } from '#src/ui/shell/early-events';
import keepEarlyEvents from '#src/ui/shell/keep-early-events.js?raw';
import { NotStarted } from '#src/ui/shell/not-started';

/** Runs the script as a document has it. */
export function start(): EarlyEvents {
  runInThisContext(inlineScript(keepEarlyEvents));
  if (!window.earlyEvents) throw new Error('The script keeps nothing.');
  return window.earlyEvents;
}

/** Shows the root of a served document. */
export function serve(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>${renderToStaticMarkup(<NotStarted />)}`;
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing on the page is ${selector}`);
  return found;
}

export function typeInto(selector: string, value: string): void {
  Object.assign(find(selector), { value }).dispatchEvent(new Event('input', { bubbles: true }));
}

/** True when the browser's own reaction was not prevented. */
export function press(selector: string): boolean {
  return find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The names of the buttons that say that they are busy. */
export const busy = () => [...document.querySelectorAll('[aria-busy]')].map((element) => element.textContent);
