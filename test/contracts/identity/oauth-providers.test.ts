import { describe, expect, it } from 'vitest';
import { oauthProviders as standIns } from '#sandbox/sign-in/oauth-providers';
import { oauthProviders } from '#src/domain/session/sign-in-session';

describe('OAuth providers (spec §9 OAuth providers)', () => {
  it('are 14 or more, the four that the specification names among them', () => {
    expect(oauthProviders.length).toBeGreaterThanOrEqual(14);
    expect(oauthProviders).toEqual(expect.arrayContaining(['google', 'apple', 'microsoft', 'facebook']));
  });

  it('have each a stand-in in the sandbox', () => {
    expect(standIns.map(({ id }) => id).sort()).toEqual([...oauthProviders].sort());
  });
});
