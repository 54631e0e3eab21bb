import { Skeleton } from '#src/ui/kit/skeleton';
import { searchMessages } from './search-messages';

export function SearchWaiting() {
  return <Skeleton label={searchMessages.searching} lines={4} />;
}
