import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { GiftCardDetailsState } from '#src/ui/gift-card/parts/gift-card-details-state';
import { draftsOfTab, StoringBrowser, storedIn } from '#test/support/storing-browser';

const typed = { recipientName: 'Ada', recipientEmail: 'ada@', purchaserName: '', message: '', day: '' };

describe('GiftCardDetailsState (spec §3 Client state, giftCardDetails)', () => {
  it('knows the typed text about each card, until it is noted', () => {
    const state = new GiftCardDetailsState({ drafts: draftsOfTab() });
    expect(state.get('1')).toBeUndefined();
    state.set('1', typed);
    state.set('2', { ...typed, recipientName: 'Cleo' });
    expect([state.get('1')?.recipientName, state.get('2')?.recipientName]).toEqual(['Ada', 'Cleo']);
    state.drop('1');
    expect(state.get('1')).toBeUndefined();
    expect(state.get('2')).toBeDefined();
  });

  it('outlives the page, in this tab', () => {
    const drafts = draftsOfTab();
    new GiftCardDetailsState({ drafts }).set('1', typed);
    const next = new GiftCardDetailsState({ drafts });
    expect(next.get('1')).toEqual(typed);
    next.drop('1');
    expect(new GiftCardDetailsState({ drafts }).get('1')).toBeUndefined();
  });

  it('is not shown any more when the session ends, though a draft that waits for its owner stays', () => {
    const page = storedIn(new StoringBrowser().openTab());
    const signIn = page.get(SignInStorage);
    signIn.setSignedIn('user-ada');
    const drafts = page.get(DraftStorage);
    const state = new GiftCardDetailsState({ drafts });
    state.set('1', typed);
    signIn.setSignedOut('refused');
    state.clear();
    expect(state.get('1')).toBeUndefined();
    signIn.setSignedIn('user-ada');
    expect(state.get('1')).toEqual(typed);
  });

  it('takes a broken draft for nothing typed', () => {
    const drafts = draftsOfTab();
    drafts.write('gift-card-1', { nonsense: 'x' });
    expect(new GiftCardDetailsState({ drafts }).get('1')).toBeUndefined();
  });

  it('tells views of every change', () => {
    const state = new GiftCardDetailsState({ drafts: draftsOfTab() });
    const seen: (string | undefined)[] = [];
    const stop = autorun(() => seen.push(state.get('1')?.recipientName));
    state.set('1', typed);
    state.drop('1');
    stop();
    expect(seen).toEqual([undefined, 'Ada', undefined]);
  });
});
