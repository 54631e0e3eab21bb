import type { GiveawaySeed } from '#sandbox/shop/config/shop-config';
import { dryStates } from './dry-states';

/** The pages of the campaigns say the same times, in words and in their forms. */
export const ringpullGiveaways: readonly GiveawaySeed[] = [
  {
    name: 'cans',
    title: 'The Great Can Count',
    startsAt: new Date('2026-10-01T00:00:00-04:00'),
    endsAt: new Date('2027-10-01T00:00:00-04:00'),
    excludedStates: dryStates,
  },
  {
    name: 'mothers-day',
    title: 'The Mother’s Day Giveaway',
    startsAt: new Date('2027-04-12T00:00:00-04:00'),
    endsAt: new Date('2027-05-04T00:00:00-04:00'),
    excludedStates: dryStates,
  },
  {
    name: 'summer-getaway',
    title: 'The Summer Getaway',
    startsAt: new Date('2026-06-01T00:00:00-04:00'),
    endsAt: new Date('2026-09-08T00:00:00-04:00'),
    excludedStates: dryStates,
  },
];
