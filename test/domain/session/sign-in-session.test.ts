import { describe, expect, it } from 'vitest';
import { hasExpired } from '#src/domain/session/sign-in-session';

describe('The end of a session (spec §3 Session, expires_at)', () => {
  const session = { userId: 'user-1', startedAt: 0, expiresAt: 1000, factors: [] };

  it.each([
    [999, false],
    [1000, true],
    [1001, true],
  ])('at %d: over is %s', (now, isOver) => {
    expect(hasExpired(session, now)).toBe(isOver);
  });
});
