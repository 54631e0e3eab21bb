import { Skeleton, SkeletonText } from '#src/ui/kit/skeleton';
import { searchMessages } from './search-messages';

/** Stands where results will. */
export function SearchWaiting() {
  return (
    <Skeleton label={searchMessages.searching}>
      <SkeletonText lines={4} />
    </Skeleton>
  );
}
