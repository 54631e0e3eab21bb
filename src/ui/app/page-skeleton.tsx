import { SkeletonText } from '#src/ui/components/skeleton';
import { words } from '#src/ui/messages/shell-messages';

/** Holds the page's place until its code has arrived. */
export function PageSkeleton() {
  return (
    <div className="container" aria-busy="true">
      <p className="visually-hidden">{words.loadingPage}</p>
      <SkeletonText lines={6} />
    </div>
  );
}
