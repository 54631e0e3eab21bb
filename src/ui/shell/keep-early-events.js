/*
 * Every document's first script, written into it (docs/adr/0010): presses, text and choices from before the page is hydrated
 * are kept in order, and replayed once it is (replay-early-events.ts). A pressed button says that it is busy. Links, and
 * elements that the browser opens by itself, work as they are. A page that does not start says so.
 */
{
  // The chosen appearance stands on the document before its first paint (AppearancePresenter). Where storage is forbidden,
  // nothing was chosen, and the device decides.
  try {
    const chosen = localStorage.getItem('appearance');
    if (/^(light|dark)$/.test(chosen)) document.documentElement.dataset.appearance = chosen;
  } catch {}

  // The keys that change a number; the browser has no use of its own for them there.
  const numberKeys = /^(Enter|Escape|(Arrow|Page)(Up|Down))$/;
  const kept = [];
  const busy = 'aria-busy';
  let isBroken = false;

  const message = () => document.getElementById('not-started');

  const tell = () => {
    removeEventListener('DOMContentLoaded', tell);
    if (message()) message().hidden = false;
    // It stands at the end of the document, which may still be on its way.
    else addEventListener('DOMContentLoaded', tell);
  };

  // Some pages show nothing before their scripts run: waiting has an end that no script of theirs has to bring.
  const patience = setTimeout(tell, 10000);

  /** Until the replay, a page that is rendered anew removes the typed text: the next letter would stand alone. */
  const restore = ({ target }) => {
    const typed = kept.findLast((event) => event.type === 'input' && event.target === target);
    if (typed && typed.value !== target.value) target.value = typed.value;
  };

  const keep = (event) => {
    const { type, target, key } = event;
    if (type === 'keydown' && !(target.matches('[role=spinbutton]') && numberKeys.test(key))) return;
    const button = type === 'click' && target.closest('a[href], button');
    if (earlyEvents.isReplaying || button === null || button.href) return;
    event.stopImmediatePropagation();
    // A form would leave the page, with the typed text in the address.
    if (button || type === 'submit' || type === 'keydown') event.preventDefault();
    if (isBroken) return button || type === 'submit' ? tell() : undefined;
    if (button) {
      // A busy button starts nothing twice; beside a number, each press counts.
      if (button.hasAttribute(busy) && !button.parentNode.querySelector('[role=spinbutton]')) return;
      button.setAttribute(busy, 'true');
    }
    const last = kept.at(-1);
    // Of text that was typed in one go the end counts.
    if (type === 'input' && last?.type === type && last.target === target) kept.pop();
    kept.push({ type, target: button || target, value: target.value, checked: target.checked, key });
  };

  /** The scripts of the page do not come: nothing that was kept will be done. */
  const fail = () => {
    isBroken = true;
    if (kept.length > 0) tell();
    for (const { target } of kept.splice(0)) target.removeAttribute(busy);
  };

  const failOnScript = ({ target }) => {
    if (target.localName === 'script') fail();
  };

  const types = ['click', 'submit', 'input', 'change', 'keydown'];

  const stop = () => {
    clearTimeout(patience);
    if (!isBroken) message()?.setAttribute('hidden', '');
    for (const type of types) removeEventListener(type, keep, true);
    removeEventListener('beforeinput', restore, true);
    removeEventListener('error', failOnScript, true);
  };

  for (const type of types) addEventListener(type, keep, true);
  addEventListener('beforeinput', restore, true);
  addEventListener('error', failOnScript, true);
  globalThis.earlyEvents = { kept, fail, stop, isReplaying: false };
}
