import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { BrowserDraftStorage } from '#src/infrastructure/browser/browser-draft-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { InMemoryDraftStorage } from '#test/fakes/browser/in-memory-draft-storage';
import { InMemorySignInStorage } from '#test/fakes/browser/in-memory-sign-in-storage';

const typed = { name: 'Ada Example' };

describe.each<[string, (signIn: SignInStorage) => DraftStorage]>([
  [
    'the tab',
    (signIn) => {
      const { sessionStorage } = new Window();
      return new BrowserDraftStorage(new SafeStorage(() => sessionStorage), signIn);
    },
  ],
  ['a browser that forbids storage', (signIn) => new BrowserDraftStorage(new SafeStorage(() => undefined), signIn)],
  ['memory', (signIn) => new InMemoryDraftStorage(signIn)],
])('Drafts in %s (spec §4 Sign-out)', (_name, open) => {
  let signIn: InMemorySignInStorage;
  let drafts: DraftStorage;
  beforeEach(() => {
    signIn = new InMemorySignInStorage();
    drafts = open(signIn);
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

  it('are read by nobody else, and wait', () => {
    comes('user-ada');
    drafts.write('address', typed);
    signIn.setSignedOut('refused');
    expect(drafts.read('address')).toEqual({});
    signIn.setSignedIn('user-bob');
    expect(drafts.read('address')).toEqual({});
    comes('user-ada');
    expect(drafts.read('address')).toEqual(typed);
  });

  it('take along what was typed while their owner was away', () => {
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
