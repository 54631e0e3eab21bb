import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as productPage from '#src/ui/catalogue/product';
import { greatestZoom, leastZoom, ZoomPresenter } from '#src/ui/catalogue/zoom.presenter';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { openTab } from '#test/support/test-tab';
import { productContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const picture = (name: string) => ({
  url: `/media/${name}.svg`,
  alt: `A picture of ${name}`,
  width: 800,
  height: 1000,
});
const wine = productContent({
  pictures: [picture('can'), picture('label')],
  facts: [{ label: 'Allergens', value: 'Sulfites' }],
});

async function openZoom() {
  openPage(productPage, wine, wine.path);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge: A picture of can' }));
  const dialog = await screen.findByRole('dialog', { name: 'Brisk White' });
  const frame = within(dialog).getByRole('group', { name: /^Magnified picture/ });
  const scale = () => Number((frame.firstElementChild as HTMLElement).style.getPropertyValue('--scale'));
  const press = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
  return { dialog, frame, scale, press };
}

describe('The enlarged picture of a product (ours, spec §2 /products/{slug}/)', () => {
  it('shows the pressed picture whole, with the facts of the label', async () => {
    const { dialog, scale } = await openZoom();
    within(dialog).getByRole('img', { name: 'A picture of can' });
    within(dialog).getByText('Sulfites');
    expect([scale(), await violations(document.body)]).toEqual([1, []]);
  });

  it('shows the picture that was chosen', async () => {
    openPage(productPage, wine, wine.path);
    await userEvent.click(screen.getByRole('button', { name: 'A picture of label' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge: A picture of label' }));
    within(await screen.findByRole('dialog')).getByRole('img', { name: 'A picture of label' });
  });

  it('grows and shrinks by buttons', async () => {
    const { scale, press } = await openZoom();
    await press('Zoom in');
    expect(scale()).toBe(1.5);
    await press('Zoom in');
    await press('Zoom out');
    expect(scale()).toBe(1.5);
    await press('Whole picture');
    expect(scale()).toBe(1);
  });

  it('grows and shrinks by keys', async () => {
    const { frame, scale } = await openZoom();
    frame.focus();
    await userEvent.keyboard('++');
    expect(scale()).toBe(2.25);
    await userEvent.keyboard('-');
    expect(scale()).toBe(1.5);
    await userEvent.keyboard('0');
    expect(scale()).toBe(1);
  });

  it('grows by the wheel, without scrolling the page', async () => {
    const { frame, scale } = await openZoom();
    expect(fireEvent.wheel(frame, { deltaY: -400 })).toBe(false);
    await waitFor(() => expect(scale()).toBeCloseTo(Math.E));
  });

  it('grows by a double tap, and shrinks by the next one', async () => {
    const { frame, scale } = await openZoom();
    fireEvent.doubleClick(frame);
    await waitFor(() => expect(scale()).toBe(2.5));
    fireEvent.doubleClick(frame);
    await waitFor(() => expect(scale()).toBe(1));
  });

  it('follows two fingers', async () => {
    const { frame, scale } = await openZoom();
    const fingers = (apart: number) => [
      { identifier: 0, target: frame, clientX: 0, clientY: 0 },
      { identifier: 1, target: frame, clientX: apart, clientY: 0 },
    ];
    fireEvent.touchStart(frame, { touches: fingers(100) });
    fireEvent.touchMove(frame, { touches: fingers(200) });
    await waitFor(() => expect(scale()).toBe(2));
    fireEvent.touchMove(frame, { touches: fingers(300).slice(0, 1) });
    expect(scale()).toBe(2);
  });

  it('returns the focus to the picture when it closes', async () => {
    const { press } = await openZoom();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Enlarge: A picture of can');
  });
});

describe('The scale of an enlarged picture', () => {
  it('stays between the whole picture and four times its size', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 100, noNaN: true })), (factors) => {
        const presenter = new ZoomPresenter({ message: openTab().get(SettledMessage) });
        for (const factor of factors) {
          presenter.zoomTo(presenter.scale * factor);
          expect(presenter.scale).toBeGreaterThanOrEqual(leastZoom);
          expect(presenter.scale).toBeLessThanOrEqual(greatestZoom);
        }
      }),
      { numRuns: 20 },
    );
  });
});
