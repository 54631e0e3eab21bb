import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useArrival } from '#src/ui/frame/use-arrival';

/** The position to which the page was scrolled; the test's document has no height of its own. */
let top = 0;

beforeEach(() => {
  top = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, y]: readonly unknown[]) => {
    top = Number(y);
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
});

function Page() {
  useArrival(useLocation());
  return (
    <main tabIndex={-1}>
      <h2 id="part">A part</h2>
      <button type="button">A control</button>
    </main>
  );
}

/** Opens a page whose router the test can navigate. */
function open(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] });
  const { unmount } = render(<RouterProvider router={router} />);
  const goTo = (to: string | number) =>
    act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { goTo, unmount };
}

function scroll(to: number): void {
  top = to;
  window.dispatchEvent(new Event('scroll'));
}

const hasFocus = () => document.activeElement?.tagName;

describe('Arriving at another page (spec §2 Scroll position is restored)', () => {
  it('leaves the first page as it is', () => {
    scroll(250);
    open('/one/');
    expect([top, hasFocus()]).toEqual([250, 'BODY']);
  });

  it('starts at the top, with the focus on the content', async () => {
    const { goTo } = open('/one/');
    scroll(900);
    await goTo('/two/');
    expect([top, hasFocus()]).toEqual([0, 'MAIN']);
  });

  it('stands where it was left when Back or Forward leads there', async () => {
    const { goTo } = open('/one/');
    scroll(900);
    await goTo('/two/');
    scroll(400);
    await goTo(-1);
    expect(top).toBe(900);
    await goTo(1);
    expect(top).toBe(400);
    await goTo('/one/');
    expect(top).toBe(0);
  });

  it('lets no part of the next page wait with its layout (docs/adr/0010)', async () => {
    document.documentElement.dataset['lazyLayout'] = '';
    const { goTo } = open('/one/');
    expect(document.documentElement.dataset).toHaveProperty('lazyLayout');
    await goTo('/two/');
    expect(document.documentElement.dataset).not.toHaveProperty('lazyLayout');
  });

  it('knows where a page stood that was scrolled before it was hydrated, or before its parameters changed', async () => {
    scroll(700);
    const { goTo } = open('/one/');
    await goTo('/two/');
    await goTo(-1);
    expect(top).toBe(700);
    await goTo('/one/?color=red');
    await goTo('/two/');
    await goTo(-1);
    expect(top).toBe(700);
  });

  it('moves nothing for other parameters of the same page', async () => {
    const { goTo } = open('/one/');
    scroll(900);
    document.querySelector('button')?.focus();
    await goTo('/one/?color=red');
    expect([top, hasFocus()]).toEqual([900, 'BUTTON']);
  });

  it('goes to the part that the address names, and to the top when there is none of that name', async () => {
    // As newer browsers do, which promise when the scrolling has ended.
    const seen = vi
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockReturnValue(Promise.resolve() as unknown as undefined);
    const { goTo } = open('/one/');
    await goTo('/two/#part');
    expect(seen.mock.contexts.map((element) => (element as Element).id)).toEqual(['part']);
    expect(hasFocus()).toBe('MAIN');
    scroll(300);
    await goTo('/three/#nothing');
    expect(top).toBe(0);
  });

  it.each(['/two/#50%-off', '/two/#%', '/two/#%E0%A4%A'])(
    'comes to the top of %s, whose end names nothing',
    async (path) => {
      const { goTo } = open(path);
      await goTo('/three/');
      scroll(300);
      await goTo(-1);
      expect([top, hasFocus()]).toEqual([0, 'MAIN']);
    },
  );

  describe('leaves the place to the browser', () => {
    let frames: readonly FrameRequestCallback[] = [];

    beforeEach(() => {
      frames = [];
      vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
        frames = [...frames, callback];
        return frames.length;
      });
    });

    function draw(): void {
      const due = frames;
      frames = [];
      for (const callback of due) callback(0);
    }

    it('while the page is away, and until it has been drawn again', () => {
      open('/one/');
      draw();
      draw();
      expect(history.scrollRestoration).toBe('manual');
      window.dispatchEvent(new Event('pagehide'));
      expect(history.scrollRestoration).toBe('auto');
      window.dispatchEvent(new Event('pageshow'));
      draw();
      expect(history.scrollRestoration).toBe('auto');
      draw();
      expect(history.scrollRestoration).toBe('manual');
    });
  });
});
