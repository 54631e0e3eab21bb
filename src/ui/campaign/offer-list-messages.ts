import type { Day } from '#src/domain/interval/calendar-day';
import { formatDay } from '#src/ui/kit/day-messages';

export const offerListMessages = {
  list: 'Current offers',
  through: (day: Day) => `Through ${formatDay(day)}`,
  none: {
    title: 'No offers at the moment',
    text: 'The newsletter says when there is one. Twelve cans cost less than eleven and a bit all year round.',
    action: 'Get the newsletter',
  },
} as const;
