const day = 86_400_000;

/**
 * Returns the problem of a card's sending time, which may be at most a year ahead. Because clocks differ, a time in the
 * last 24 hours counts as now.
 */
export function sendingProblem(sendAt: Date, now: Date): string | undefined {
  if (Number.isNaN(sendAt.getTime())) return 'is invalid';
  if (sendAt.getTime() < now.getTime() - day) return 'must not be in the past';
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + 1);
  return sendAt > latest ? 'must be within a year' : undefined;
}
