import type { Instant } from '#src/domain/interval/interval';

/** The zone in which campaigns begin and end, as their rules say. */
const timeZone = 'America/New_York';

export const campaignMessages = {
  loading: 'Loading the form',
  opens: (starts: Instant) => `Opens ${formatDay(starts)}`,
  open: (ends: Instant) => `Open until ${formatDay(ends - 1)}, 11:59 pm Eastern Time.`,
  over: (ends: Instant) => `This ended ${formatDay(ends - 1)}`,
} as const;

/** "May 3, 2027". */
function formatDay(moment: Instant): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(moment);
}
