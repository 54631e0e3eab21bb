import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { Privacy } from '#src/application/privacy/privacy';
import { given } from '#src/composition/container';
import { type TrackingPurpose, trackingPurposes } from '#src/domain/privacy/privacy-choice';
import { LazyFrameViews } from '#src/ui/frame/lazy-frame-views';
import { LazyPrivacyNotice } from '#src/ui/frame/lazy-parts';
import { privacyChoicesMessages } from '#src/ui/privacy/privacy-choices-messages';
import { privacyMessages } from '#src/ui/privacy/privacy-messages';
import { noticeDelay, PrivacyWatch } from '#src/ui/privacy/privacy-watch';
import { PrivacyChoicesButton } from '#src/ui/privacy/shared/privacy-choices-button';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { messages } from '#src/ui/shell/shell-messages';
import { openTab, type TestTab } from '#test/support/test-tab';
import { frameViews } from '#test/ui/support/frame-views';
import { TestSite } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

const { label, accept, refuse, choose, announcement } = privacyMessages;
const { title, save, signal, purposes } = privacyChoicesMessages;
const saved = messages.privacySaved;

/** A visitor who was never asked, on a page with the shop's places for the question; the chunk comes as in the browser. */
async function visit(prepare: (tab: TestTab) => void = () => undefined, tab = openTab()) {
  tab.world.stored.get(StoredPrivacyChoice).clear();
  prepare(tab);
  const stop = new PrivacyWatch({
    privacy: tab.get(Privacy),
    purposes: tab.get(AskedPurposes),
    notice: tab.get(PrivacyNoticeState),
    scheduler: tab.scheduler,
  }).mount();
  const { container, unmount } = render(
    <TestSite container={tab.container}>
      <MemoryRouter>
        <PrivacyChoicesButton />
        <LazyPrivacyNotice />
      </MemoryRouter>
    </TestSite>,
  );
  const pass = (milliseconds = 0) => act(() => tab.scheduler.advance(milliseconds));
  await pass(noticeDelay);
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  await pass();
  const leave = () => {
    stop();
    unmount();
  };
  return { tab, container, pass, leave };
}

const question = () => screen.queryByRole('region', { name: label });
const dialog = () => screen.queryByRole('dialog', { name: title });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chosen = (tab: TestTab) => tab.world.stored.get(StoredPrivacyChoice).read()?.allowed;

async function openChoices(): Promise<HTMLElement> {
  await press(messages.privacyChoices);
  return screen.findByRole('dialog', { name: title });
}

const box = (purpose: TrackingPurpose) => screen.getByRole('checkbox', { name: purposes[purpose].label });

describe('The question about privacy (docs/adr/0013)', () => {
  it('is asked once of a visitor who has not chosen, aloud and without taking the focus', async () => {
    const { tab, container, leave } = await visit();
    expect(question()).not.toBeNull();
    expect(tab.get(LiveMessageState).message.trim()).toBe(announcement);
    expect(document.activeElement).toBe(document.body);
    expect(chosen(tab)).toBeUndefined();
    expect(await violations(container)).toEqual([]);
    leave();
  });

  it('is said once in a tab, although each page that loads asks again', async () => {
    const { tab, leave } = await visit();
    leave();
    const reloaded = await visit(undefined, tab.reload());
    expect(question()).not.toBeNull();
    expect(reloaded.tab.get(LiveMessageState).message).toBe('');
    reloaded.leave();
  });

  it.each([
    { name: accept, allowed: trackingPurposes },
    { name: refuse, allowed: [] },
  ])('is answered with one press: $name', async ({ name, allowed }) => {
    const { tab, leave } = await visit();
    await press(name);
    expect([chosen(tab), question(), tab.get(LiveMessageState).message.trim()]).toEqual([allowed, null, saved]);
    leave();
  });

  it('can be answered purpose by purpose; nothing is ticked for anybody', async () => {
    const { tab, container, leave } = await visit();
    await press(choose);
    await screen.findByRole('dialog', { name: title });
    expect(trackingPurposes.map((purpose) => (box(purpose) as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ]);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(box('statistics'));
    await userEvent.click(box('emails'));
    await userEvent.click(box('emails'));
    await press(save);
    expect([chosen(tab), dialog(), question()]).toEqual([['statistics'], null, null]);
    leave();
  });

  it('goes on when the choices are closed without an answer', async () => {
    const { tab, leave } = await visit();
    await press(choose);
    await screen.findByRole('dialog', { name: title });
    await userEvent.click(box('statistics'));
    await press(privacyChoicesMessages.close);
    expect([chosen(tab), dialog(), question() !== null]).toEqual([undefined, null, true]);
    leave();
  });

  it('goes when it is answered in another tab', async () => {
    const { tab, pass, leave } = await visit();
    act(() => tab.world.stored.get(StoredPrivacyChoice).write({ allowed: [], chosenAt: tab.scheduler.clock.now() }));
    await pass();
    expect(question()).toBeNull();
    leave();
  });

  it('comes back when the answer is cleared in another tab', async () => {
    const { tab, pass, leave } = await visit();
    await press(refuse);
    expect(question()).toBeNull();
    act(() => tab.world.stored.get(StoredPrivacyChoice).clear());
    await pass();
    expect(question()).not.toBeNull();
    leave();
  });

  it.each<[string, (tab: TestTab) => void]>([
    [
      'chose before',
      (tab) => tab.world.stored.get(StoredPrivacyChoice).write({ allowed: [], chosenAt: tab.scheduler.clock.now() }),
    ],
    ['has a browser that refuses for them', (tab) => void (tab.world.isPrivacyAsked = true)],
    ['cannot be remembered', (tab) => void (tab.world.browser.isFull = true)],
  ])('is not asked of a visitor who %s', async (_who, prepare) => {
    const { leave } = await visit(prepare);
    expect(question()).toBeNull();
    leave();
  });

  it('is not asked by a shop that has nothing to ask for', async () => {
    const nothing = {
      VITE_EVENTS_URL: '',
      VITE_AFFILIATE_URL: '',
      VITE_AFFILIATE_SCRIPT_URL: '',
      VITE_EMAIL_SCRIPT_URL: '',
    };
    const { leave } = await visit(() => undefined, openTab({ variables: nothing }));
    expect(question()).toBeNull();
    leave();
  });
});

describe('The choices, from the footer of every page (docs/adr/0013)', () => {
  const everything = (tab: TestTab) =>
    tab.world.stored.get(StoredPrivacyChoice).write({ allowed: trackingPurposes, chosenAt: tab.scheduler.clock.now() });

  it('show the allowed purposes, and change them', async () => {
    const { tab, leave } = await visit(everything);
    const choices = await openChoices();
    expect(within(choices).getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(box('affiliates'));
    await press(save);
    expect(chosen(tab)).toEqual(['statistics', 'emails']);
    await openChoices();
    expect((box('affiliates') as HTMLInputElement).checked).toBe(false);
    await userEvent.click(within(await openChoices()).getByRole('button', { name: refuse }));
    expect(chosen(tab)).toEqual([]);
    leave();
  });

  it('say that the browser has answered, and leave nothing to change', async () => {
    const { tab, leave } = await visit((tab) => {
      everything(tab);
      tab.world.isPrivacyAsked = true;
    });
    const choices = await openChoices();
    within(choices).getByText(signal);
    expect(trackingPurposes.map((purpose) => (box(purpose) as HTMLInputElement).disabled)).toEqual([true, true, true]);
    expect(within(choices).queryByRole('button', { name: save })).toBeNull();
    expect(tab.get(Privacy).allows('statistics')).toBe(false);
    leave();
  });

  it('say so when their code does not come; the question alone says nothing', async () => {
    const { tab, leave } = await visit(() => undefined, openTab({ adapters: [given(LazyFrameViews, frameViews({}))] }));
    expect(tab.get(AlertBarState).notification).toBeUndefined();
    await press(messages.privacyChoices);
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect([tab.get(AlertBarState).notification, tab.get(PrivacyNoticeState).isChoosing]).toEqual([
      messages.pageUnreachable,
      false,
    ]);
    leave();
  });
});
