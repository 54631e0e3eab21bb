import { Skeleton, SkeletonText } from '#src/ui/components/skeleton';
import { searchMessages } from '#src/ui/messages/search-messages';

/** Stands where results will. */
export function SearchWaiting() {
  return (
    <Skeleton label={searchMessages.searching}>
      <SkeletonText lines={4} />
    </Skeleton>
  );
}
