import type { Instant } from '#src/domain/interval/interval';
import { formatDayIn } from '#src/ui/kit/moment-messages';

/** The zone in which campaigns begin and end, as their rules say. */
const timeZone = 'America/New_York';

export const campaignMessages = {
  opens: (starts: Instant) => `Opens ${formatDayIn(timeZone, starts)}`,
  open: (ends: Instant) => `Open until ${formatDayIn(timeZone, ends - 1)}, 11:59 pm Eastern Time.`,
  over: (ends: Instant) => `This ended ${formatDayIn(timeZone, ends - 1)}`,
} as const;
