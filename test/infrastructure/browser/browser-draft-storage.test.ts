import { beforeEach, describe, expect, it } from 'vitest';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

const typed = { name: 'Ada Example' };

describe.each([
  ['the tab', () => storedIn(new StoringBrowser().openTab())],
  ['a browser that forbids storage', () => storedIn(undefined)],
])('Drafts in %s (spec §4 Sign-out)', (_name, open) => {
  let signIn: SignInStorage;
  let drafts: DraftStorage;
  beforeEach(() => {
    const page = open();
    [signIn, drafts] = [page.get(SignInStorage), page.get(DraftStorage)];
  });

  const comes = (user: string) => {
    signIn.setSignedIn(user);
    drafts.giveTo(user);
  };

  it('are a guest’s until somebody signs in, whose they are then', () => {
    drafts.write('address', typed);
    expect([drafts.read('address'), drafts.readOwner()]).toEqual([typed, undefined]);
    comes('user-ada');
    expect([drafts.read('address'), drafts.readOwner()]).toEqual([typed, 'user-ada']);
  });

  it('are read by no other user, and wait', () => {
    comes('user-ada');
    drafts.write('address', typed);
    signIn.setSignedOut('refused');
    expect(drafts.read('address')).toEqual({});
    signIn.setSignedIn('user-bob');
    expect(drafts.read('address')).toEqual({});
    comes('user-ada');
    expect(drafts.read('address')).toEqual(typed);
  });

  it('take along text that was typed while their owner was away', () => {
    comes('user-ada');
    drafts.write('address', typed);
    drafts.write('notes', typed);
    signIn.setSignedOut('refused');
    drafts.write('address', { name: 'Ada' });
    drafts.write('gift', typed);
    drafts.clear('gift');
    expect(drafts.read('address')).toEqual({ name: 'Ada' });
    comes('user-ada');
    expect(['address', 'notes', 'gift'].map((name) => drafts.read(name))).toEqual([{ name: 'Ada' }, typed, {}]);
  });

  it('in a tab that was opened after the server ended a session, belong to whose session it was', () => {
    signIn.setSignedIn('user-ada');
    signIn.setSignedOut('refused');
    drafts.write('address', typed);
    expect([drafts.read('address'), drafts.readOwner()]).toEqual([typed, 'user-ada']);
    signIn.setSignedIn('user-bob');
    expect(drafts.readOwner()).toBe('user-ada');
  });

  it('are gone for good when they are forgotten, with whose they were', () => {
    comes('user-ada');
    drafts.write('address', typed);
    signIn.setSignedOut('refused');
    drafts.write('gift', typed);
    drafts.forget();
    expect([drafts.read('gift'), drafts.readOwner()]).toEqual([{}, undefined]);
    comes('user-ada');
    expect(drafts.read('address')).toEqual({});
  });
});

describe('A stored draft that is broken', () => {
  it.each(['', '{', 'null', '[7]', '{"name":7}'])('%j counts as nothing typed', (stored) => {
    const window = new StoringBrowser().openTab();
    window.sessionStorage.setItem('draft-address', stored);
    expect(storedIn(window).get(DraftStorage).read('address')).toEqual({});
  });
});
