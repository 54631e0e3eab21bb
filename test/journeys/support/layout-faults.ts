/** A text or a control of the page, with the boxes that it fills. */
interface Piece {
  readonly name: string;
  readonly owner: Element;
  /** Of a text. */
  readonly node?: Text;
  readonly boxes: () => readonly DOMRect[];
  /** The points of a box to check for covering elements, in shares of its width and height. */
  readonly probes: readonly (readonly [number, number])[];
}

/**
 * Returns the pieces that shoppers cannot read or press on the page as it stands, one sentence each: text and controls that are
 * outside the page, cut off, sticking out of their box, too small, covered, or never in sight. Runs in the page, so it may use
 * nothing from outside.
 */
export function findLayoutFaults(): string[] {
  /** In px, of a pressable element (WCAG 2.5.8), also where axe lets it be smaller for the room around it. */
  const smallestTarget = 24;
  /** In px, of a box to tick or to choose, whose label can be pressed as well. */
  const smallestBox = 12;
  const page = document.documentElement;
  // Nothing behind a modal dialog is there to be read.
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const faults = new Map<Piece, string>();
  const forLater = new Map<Element, boolean>();

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return !element.closest('noscript, script, style, option, [inert]') && !isForLater(element);
  }

  /** Only for screen readers, or a link that comes into the page with the focus. */
  function isForLater(element: Element): boolean {
    const known = forLater.get(element);
    if (known !== undefined) return known;
    const { clipPath, position } = getComputedStyle(element);
    const scrolled = position === 'fixed' ? 0 : scrollY;
    const isIt =
      clipPath === 'inset(50%)' ||
      (element.matches('a[href^="#"]:not(:focus)') && element.getBoundingClientRect().bottom + scrolled <= 0) ||
      (element.parentElement !== null && isForLater(element.parentElement));
    forLater.set(element, isIt);
    return isIt;
  }

  function shorten(text: string): string {
    const messages = text.trim().replace(/\s+/g, ' ');
    return `"${messages.length > 40 ? `${messages.slice(0, 40)}…` : messages}"`;
  }

  function describe(element: Element): string {
    const messages = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent;
    const name = messages.trim() || (element.getAttribute('name') ?? element.getAttribute('class') ?? '');
    return `${element.localName} ${shorten(name)}`;
  }

  /** Letters fill half of the height that a line takes; tight lines overlap without harm. */
  function lettersIn({ x, y, width, height }: DOMRect): DOMRect {
    return new DOMRect(x, y + height / 4, width, height / 2);
  }

  function textsIn(root: Element): Piece[] {
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement;
      if (!owner || !node.data.trim() || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = () =>
        [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(lettersIn);
      pieces.push({ name: shorten(node.data), owner, node, boxes, probes: [0.1, 0.5, 0.9].map((x) => [x, 0.5]) });
    }
    return pieces;
  }

  function controlsIn(root: Element): Piece[] {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const aroundTheMiddle = [0.25, 0.5, 0.75].flatMap((x) => [0.3, 0.7].map((y) => [x, y] as const));
    // The arrow lies over the right end of a select.
    const leftHalf = [0.1, 0.4].map((x) => [x, 0.5] as const);
    return [...root.querySelectorAll(controls)]
      .filter((owner) => isSeen(owner) && getComputedStyle(owner).display !== 'inline')
      .map((owner) => ({
        name: describe(owner),
        owner,
        boxes: () => [owner.getBoundingClientRect()].filter(({ width, height }) => width > 1 && height > 1),
        probes: owner.localName === 'select' ? leftHalf : aroundTheMiddle,
      }));
  }

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  const frames = new Map<Element, ReturnType<typeof measureFrame>>();

  function measureFrame(element: Element) {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    return { overflowX, overflowY, position, edge: element.getBoundingClientRect() };
  }

  /** Of an element around many pieces, as it stands before anything scrolls. */
  function frameOf(element: Element) {
    const frame = frames.get(element) ?? measureFrame(element);
    frames.set(element, frame);
    return frame;
  }

  /** Returns the reason why a box can never be seen in full, however one scrolls; `undefined` when it can. */
  function cutOff(owner: Element, box: DOMRect): string | undefined {
    let [checkX, checkY, isAbsolute] = [true, true, false];
    for (let one: Element | null = owner; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position, edge } = frameOf(one);
      // An absolutely positioned element is not clipped by the boxes between it and its containing block.
      if (!isAbsolute || position !== 'static') {
        if (scrolls(overflowX)) checkX = false;
        if (scrolls(overflowY)) checkY = false;
        const outX = checkX && clips(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1);
        const outY = checkY && clips(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
        if (outX || outY) return `is cut off by its ${one.localName}`;
      }
      if (position === 'fixed') return undefined;
      if (position !== 'static') isAbsolute = position === 'absolute';
    }
    if (checkX && (box.left < -1 || box.right > page.clientWidth + 1)) return 'is outside the page';
    if (checkY && box.bottom + scrollY < 0) return 'is above the page';
    return undefined;
  }

  /** Text that is wider or higher than the block it stands in. */
  function sticksOut(owner: Element, box: DOMRect): string | undefined {
    let block = owner;
    while (/^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement ?? page;
    const edge = block.getBoundingClientRect();
    const isOut =
      box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
    return isOut ? `sticks out of its ${block.localName}` : undefined;
  }

  function chosenOptionIsCut(select: HTMLSelectElement): boolean {
    const style = getComputedStyle(select);
    const ruler = document.createElement('canvas').getContext('2d');
    if (!ruler) return false;
    ruler.font = style.font;
    const messages = select.selectedOptions[0]?.text ?? '';
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return ruler.measureText(messages).width > room + 1;
  }

  /** Prose in a column of fewer than nine letters. */
  function isTooNarrow(owner: Element): boolean {
    if (!owner.matches('p, li, dd, h1, h2, h3, h4, figcaption, blockquote')) return false;
    if (owner.textContent.trim().length < 30) return false;
    return owner.clientWidth < 9 * 0.5 * Number.parseFloat(getComputedStyle(owner).fontSize);
  }

  /**
   * A word that begins on one line and ends on another. A text without a place to break, such as an address, may break
   * anywhere.
   */
  function brokenWord(text: Text): string | undefined {
    const range = document.createRange();
    for (const { 0: word, index } of text.data.matchAll(/(?<=^|\s)\p{L}{2,20}(?=[.,:;!?]?(?:\s|$))/gu)) {
      // The first letter of an article stands apart.
      range.setStart(text, index + 1);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) return word;
    }
    return undefined;
  }

  const isClear = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage === 'none' && /^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(backgroundColor);

  const texts = textsIn(scope);
  const controls = controlsIn(scope);
  const textsOf = Map.groupBy(texts, ({ owner }) => owner);

  function paintsAt(element: Element, x: number, y: number): boolean {
    const style = getComputedStyle(element);
    if (style.opacity === '0') return false;
    if (element.closest('svg') || element.matches('img, video, canvas, iframe, input, select, textarea')) return true;
    if (textsOf.get(element)?.some(({ boxes }) => boxes().some((box) => holds(box, x, y)))) return true;
    if (holds(element.getBoundingClientRect(), x, y)) return !isClear(style);
    // Only its pseudo-elements lie here, such as the area of a link that covers its card.
    return ['::before', '::after'].some((pseudo) => {
      const drawn = getComputedStyle(element, pseudo);
      return drawn.content !== 'none' && !isClear(drawn);
    });
  }

  const letsThrough = new Set(
    [...document.body.querySelectorAll('*')].filter((element) => getComputedStyle(element).pointerEvents === 'none'),
  );

  /** Finds the element that covers a point of a piece: the painted one, and over a control also the one that takes its presses. */
  function coverOf({ owner, node }: Piece, x: number, y: number): Element | undefined {
    const isControl = !node && owner.matches('button, a, input, select, textarea, summary');
    const isOwn = (element: Element) => element.contains(owner) || (isControl && owner.contains(element));
    // Mostly nothing lies over it, and to ask for one element is quicker.
    const first = document.elementFromPoint(x, y);
    if (first && isOwn(first)) return undefined;
    for (const element of document.elementsFromPoint(x, y)) {
      if (isOwn(element)) return undefined;
      if (element.closest('label')?.contains(owner)) return undefined;
      if ((isControl && !letsThrough.has(element)) || paintsAt(element, x, y)) return element;
    }
    return undefined;
  }

  /** True when the cover stays in place while the piece scrolls, so that the piece may come out from under it. */
  function staysBehind(cover: Element, owner: Element): boolean {
    for (let one: Element | null = cover; one && !one.contains(owner); one = one.parentElement) {
      if (/^(fixed|sticky)$/.test(getComputedStyle(one).position)) return true;
    }
    return false;
  }

  const scrollers = new Map<Element, Element | undefined>();

  function scrollerOf({ parentElement: parent }: Element): Element | undefined {
    if (!parent || parent === document.body) return undefined;
    if (scrollers.has(parent)) return scrollers.get(parent);
    const { overflowX, overflowY } = getComputedStyle(parent);
    const isScroller =
      (scrolls(overflowY) && parent.scrollHeight > parent.clientHeight + 1) ||
      (scrolls(overflowX) && parent.scrollWidth > parent.clientWidth + 1);
    const scroller = isScroller ? parent : scrollerOf(parent);
    scrollers.set(parent, scroller);
    return scroller;
  }

  const holds = (box: DOMRect, x: number, y: number) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

  /**
   * Looks at every probe that is in the window, and in view where a part of the page scrolls; true when all boxes are free. A
   * bar that stays may lie over some for now. Elements that stay themselves are looked at wherever the page scrolls to.
   */
  function isFree(piece: Piece, free: Set<string>): boolean {
    let isAllFree = true;
    const isBar = stays(piece.owner);
    const view = scrollerOf(piece.owner)?.getBoundingClientRect();
    const isInView = (x: number, y: number) => !view || (Math.min(view.width, view.height) > 1 && holds(view, x, y));
    for (const [index, box] of piece.boxes().entries()) {
      for (const [shareX, shareY] of piece.probes) {
        const [x, y] = [box.left + box.width * shareX, box.top + box.height * shareY];
        const key = `${index} ${shareX} ${shareY}`;
        const wasFree = free.has(key);
        if (wasFree && !isBar) continue;
        const isOut = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !isInView(x, y);
        const cover = isOut ? undefined : coverOf(piece, x, y);
        if (!isOut && !cover) {
          free.add(key);
          continue;
        }
        isAllFree &&= wasFree;
        if (!cover) continue;
        if (!staysBehind(cover, piece.owner)) faults.set(piece, `${piece.name} is covered by ${describe(cover)}`);
        else if (!wasFree) lastCovers.set(piece, cover);
      }
    }
    return isAllFree;
  }

  const lastCovers = new Map<Piece, Element>();
  const staying = new Map<Element, boolean>();

  /** True when the element, or one around it, stays in place while the page scrolls. */
  function stays(element: Element): boolean {
    const known = staying.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const isIt = /^(fixed|sticky)$/.test(frameOf(element).position) || (parent !== null && stays(parent));
    staying.set(element, isIt);
    return isIt;
  }

  /** From where to where on the page a piece can be seen; undefined when that depends on where one scrolls. */
  function spanOf({ owner, boxes }: Piece): { readonly top: number; readonly bottom: number } | undefined {
    if (stays(owner)) return undefined;
    const all = boxes();
    return {
      top: Math.min(...all.map(({ top }) => top)) + scrollY,
      bottom: Math.max(...all.map(({ bottom }) => bottom)) + scrollY,
    };
  }

  /**
   * Scrolls until the element is in its place. A sticky element can move further away than the window has scrolled, so one step
   * may not do.
   */
  function bringIntoView(owner: Element, block: ScrollLogicalPosition): void {
    const mostSteps = 50;
    for (let step = 0, before = -1; step < mostSteps && before !== scrollY; step += 1) {
      before = scrollY;
      owner.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    }
  }

  function findCovered(): void {
    // An element that lets presses through covers all the same.
    const solid = new CSSStyleSheet();
    solid.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(solid);
    const start = scrollY;
    const pieces = [...texts, ...controls].map((piece) => ({ piece, span: spanOf(piece), free: new Set<string>() }));
    const bars = pieces.filter(({ piece }) => stays(piece.owner));
    let waiting = pieces;
    const isInWindow = (span: ReturnType<typeof spanOf>) =>
      !span || (span.bottom >= scrollY && span.top <= scrollY + innerHeight);
    const look = () => {
      waiting = waiting.filter(
        ({ piece, span, free }) => !faults.has(piece) && !(isInWindow(span) && isFree(piece, free)),
      );
    };
    for (let top = 0; top < page.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      look();
      for (const { piece, free } of bars) isFree(piece, free);
    }
    scrollTo({ top: start, behavior: 'instant' });
    for (const { piece, free } of waiting) {
      const scroller = scrollerOf(piece.owner);
      const [top, left] = [scroller?.scrollTop, scroller?.scrollLeft];
      for (const block of ['center', 'start'] as const) {
        bringIntoView(piece.owner, block);
        isFree(piece, free);
      }
      // Long texts, of which less than half of the window is in sight, come by box by box.
      for (let box = 0; lastCovers.has(piece) && box < piece.boxes().length && !isFree(piece, free); box += 1) {
        const { top: above = 0, height = 0 } = piece.boxes()[box] ?? {};
        scrollBy({ top: above + height / 2 - innerHeight / 3, behavior: 'instant' });
      }
      const cover = lastCovers.get(piece);
      if (cover && !isFree(piece, free)) faults.set(piece, `${piece.name} stays under ${describe(cover)}`);
      else if (!cover && free.size === 0 && !faults.has(piece) && piece.boxes().length > 0)
        faults.set(piece, `${piece.name} never comes into sight`);
      scroller?.scrollTo({ top: top ?? 0, left: left ?? 0, behavior: 'instant' });
    }
    scrollTo({ top: start, behavior: 'instant' });
    document.adoptedStyleSheets.pop();
  }

  function isTooSmall(owner: Element): boolean {
    const { content, position } = getComputedStyle(owner, '::after');
    // The area of a link that covers its card is that of the card.
    if (content !== 'none' && position === 'absolute') return false;
    const label = owner.matches('[type=checkbox], [type=radio]') ? owner.closest('label') : null;
    const { width, height } = owner.getBoundingClientRect();
    return Math.min(width, height) < (label ? smallestBox : smallestTarget) - 0.5;
  }

  function faultOf({ owner, node, boxes }: Piece): string | undefined {
    if (!node && isTooSmall(owner)) return 'is too small to press';
    if (isTooNarrow(owner)) return `stands in a column of ${owner.clientWidth} px`;
    if (owner instanceof HTMLSelectElement && chosenOptionIsCut(owner)) return 'cuts off its chosen option';
    const all = boxes();
    const found = all.map((box) => cutOff(owner, box) ?? (node && sticksOut(owner, box)));
    const broken = node && all.length > 1 ? brokenWord(node) : undefined;
    return found.find((one) => one !== undefined) ?? (broken && `breaks the word "${broken}"`);
  }

  for (const piece of [...texts, ...controls]) {
    const fault = faultOf(piece);
    if (fault !== undefined) faults.set(piece, `${piece.name} ${fault}`);
  }
  findCovered();
  const dialog = document.querySelector<HTMLElement>('dialog:modal');
  const isTooLow =
    dialog !== null &&
    dialog.offsetHeight < innerHeight / 2 &&
    [dialog, ...dialog.querySelectorAll('*')].some(
      (one) => scrolls(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
    );
  const tooLow = isTooLow ? ['the dialog scrolls in less than half of the window'] : [];
  const tooWide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
  return [...tooWide, ...tooLow, ...new Set(faults.values())];
}
