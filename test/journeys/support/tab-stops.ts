import { comesToRest } from './layout';
import type { Tab } from './tab';

/** A stop of the Tab key, as it can be seen. */
interface Stop {
  readonly name: string;
  /** Names the elements that cover a part of it, or says that it is outside of the window. */
  readonly hiddenBy?: string;
  /** True when it stands above and before the last stop, which is no order to read in. */
  readonly isBackwards: boolean;
}

/** Presses Tab so many times. Returns one sentence for each stop that cannot be seen, or comes before the last one on the page. */
export async function tabStopFaults(tab: Tab, stops: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await tab.page.keyboard.press('Tab');
    await comesToRest(tab.page);
    const at = await tab.page.evaluate(lookAtFocus);
    if (!at) break;
    if (at.hiddenBy !== undefined) faults.push(`${at.name} is hidden by ${at.hiddenBy}`);
    if (at.isBackwards) faults.push(`${at.name} stands above the stop before it`);
  }
  return [...new Set(faults)];
}

/** Runs in the page, so it may use nothing from outside. Resolves to undefined behind the last stop. */
async function lookAtFocus(): Promise<Stop | undefined> {
  const memory = window as typeof window & { lastStop?: Element };
  const before = memory.lastStop;
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return undefined;
  memory.lastStop = focused;
  const seenOf = (element: Element) => element.closest('label') ?? element;
  const boxOf = (element: Element) => seenOf(element).getClientRects()[0] ?? seenOf(element).getBoundingClientRect();
  const stays = (element: Element | null): boolean =>
    element !== null && (/^(fixed|sticky)$/.test(getComputedStyle(element).position) || stays(element.parentElement));
  const describe = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;

  /** The browser decides how far a strip scrolls for the focus. */
  const isInStrip = ({ parentElement: parent }: Element): boolean =>
    parent !== null &&
    ((getComputedStyle(parent).overflowX === 'auto' && parent.scrollWidth > parent.clientWidth) || isInStrip(parent));

  function cover(): string | undefined {
    const seen = seenOf(focused!);
    const { x, y, width, height } = boxOf(focused!);
    const shares = [0.1, 0.5, 0.9];
    const sharesAcross = isInStrip(focused!) ? [0.5] : shares;
    for (const [acrossShare, downShare] of sharesAcross.flatMap((one) =>
      shares.map((other) => [one, other] as const),
    )) {
      const [across, down] = [x + width * acrossShare, y + height * downShare];
      // Only a part of an element larger than the window can be in it.
      if (height > innerHeight && (down < 0 || down >= innerHeight)) continue;
      const first = document.elementFromPoint(across, down);
      if (!first) return 'the edge of the window';
      if (!seen.contains(first) && !first.contains(seen)) return describe(first);
    }
    return undefined;
  }

  /** Cards are read as a whole; bars stand where the window is; a column to the right begins at its top. */
  function isBackwards(): boolean {
    if (!before?.isConnected || stays(focused) || stays(before)) return false;
    if (before.closest('article, li') !== null && before.closest('article, li') === focused!.closest('article, li'))
      return false;
    const [last, next] = [boxOf(before), boxOf(focused!)];
    return next.bottom <= last.top && next.left < last.right;
  }

  // Strips scroll gently.
  const mostFrames = 120;
  for (let frame = 0; frame < mostFrames && cover() !== undefined; frame += 1) await new Promise(requestAnimationFrame);
  const hiddenBy = cover();
  return { name: describe(focused), isBackwards: isBackwards(), ...(hiddenBy !== undefined && { hiddenBy }) };
}
