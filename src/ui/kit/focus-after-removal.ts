const rows = 'li, th[scope="col"]';
const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';
const headings = 'h1, h2, h3';

/** The focused control and the rows around it at that moment. */
interface Place {
  readonly control: HTMLElement;
  /** From the inside out, each with those on its level, also of other lists. */
  readonly rows: readonly { readonly row: Element; readonly siblings: readonly Element[] }[];
  readonly known: ReadonlySet<Element>;
}

/**
 * A `ref` for the region of removable things and of the dialogs that ask about them. When the focused control leaves it, the focus
 * goes to its row if that stays, else to the same control of a list that was built anew, to Undo, to the next row, to the previous
 * row. Without a row it goes to `data-focus-fallback` (a selector), to Undo, to a row that came (such as the restored one), to the
 * region if that can have the focus, or to its heading.
 */
export function focusAfterRemoval(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const dialogOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('dialog') : undefined);
  const ownDialog = dialogOf(region);
  let place: Place | undefined;

  // A dialog returns the focus, so its previous place counts.
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && dialogOf(target) === ownDialog) place = placeOf(target, region);
  };
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (dialogOf(relatedTarget) === ownDialog && !region.contains(relatedTarget as Node)) place = undefined;
  };
  const move = () => {
    const { activeElement: focused } = document;
    if (!place || isShown(place.control) || (focused && focused !== document.body && isShown(focused))) return;
    const next = successorOf(place, region);
    if (next && !next.matches(controls)) next.tabIndex = -1;
    next?.focus();
  };

  // Something may have been focused before the page was hydrated.
  const { activeElement: focused } = document;
  if (focused instanceof HTMLElement && region.contains(focused)) place = placeOf(focused, region);
  region.addEventListener('focusin', remember);
  region.addEventListener('focusout', forget);
  const changes = new MutationObserver(move);
  changes.observe(region, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] });
  return () => {
    changes.disconnect();
    region.removeEventListener('focusin', remember);
    region.removeEventListener('focusout', forget);
  };
}

function placeOf(control: HTMLElement, region: HTMLElement): Place {
  const around: Place['rows'][number][] = [];
  const known = [...region.querySelectorAll(rows)];
  for (let row = control.closest(rows); row && region.contains(row); row = outerRow(row)) {
    const outer = outerRow(row);
    around.push({ row, siblings: known.filter((other) => outerRow(other) === outer) });
  }
  return { control, rows: around, known: new Set(known) };
}

function outerRow(row: Element): Element | null {
  return row.parentElement?.closest(rows) ?? null;
}

function successorOf({ control, rows: around, known }: Place, region: HTMLElement): HTMLElement | undefined {
  for (const { row, siblings } of around) {
    if (isShown(row)) return controlIn(row, control);
    const rebuilt = [...region.querySelectorAll<HTMLElement>(control.localName)].find(
      (other) => nameOf(other) === nameOf(control) && !known.has(other.closest(rows) ?? region),
    );
    const come = [...region.querySelectorAll(rows)].find((other) => !known.has(other));
    const next = rebuilt ?? undoIn(region) ?? (come && controlIn(come, control));
    if (next) return next;
    const at = siblings.indexOf(row);
    const beside = [...siblings.slice(at + 1), ...siblings.slice(0, at).reverse()].find(isShown);
    if (beside) return controlIn(beside, control);
  }
  const { focusFallback } = region.dataset;
  if (focusFallback !== undefined) return region.querySelector<HTMLElement>(focusFallback) ?? undefined;
  const come = [...region.querySelectorAll(rows)].find((row) => !known.has(row));
  return undoIn(region) ?? (come && controlIn(come, control)) ?? headingOf(region);
}

/** The control that does the same in another row, else the first. */
function controlIn(row: Element, like: HTMLElement): HTMLElement | undefined {
  const all = [...row.querySelectorAll<HTMLElement>(controls)].filter(isShown);
  const same = all.find(
    ({ className, textContent }) => className === like.className && textContent === like.textContent,
  );
  return same ?? all[0] ?? (row instanceof HTMLElement ? row : undefined);
}

function undoIn(region: HTMLElement): HTMLElement | undefined {
  return region.querySelector<HTMLElement>('[data-undo]') ?? undefined;
}

function headingOf(region: HTMLElement): HTMLElement | undefined {
  if (region.hasAttribute('tabindex')) return region;
  const around = region.closest('section, dialog, main');
  return region.querySelector<HTMLElement>(headings) ?? around?.querySelector<HTMLElement>(headings) ?? undefined;
}

function isShown(element: Element): boolean {
  return element.isConnected && element.closest('[hidden]') === null;
}

function nameOf(element: HTMLElement): string | null {
  return element.getAttribute('aria-label') ?? element.textContent;
}
