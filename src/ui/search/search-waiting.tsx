import { Skeleton } from '#src/ui/kit/skeleton';
import { searchMessages } from './search-messages';

/** Takes the place of results while they load. */
export function SearchWaiting() {
  return <Skeleton label={searchMessages.searching} lines={4} />;
}
