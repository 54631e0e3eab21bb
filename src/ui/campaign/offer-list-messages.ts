import type { Day } from '#src/domain/interval/calendar-day';
import { formatDay } from '#src/ui/kit/day-messages';

export const offerListMessages = {
  list: 'Current offers',
  through: (day: Day) => `Through ${formatDay(day)}`,
  none: {
    title: 'No offers at the moment',
    text: 'Our newsletter tells you when there is a new one.',
    action: 'Get the newsletter',
  },
} as const;
