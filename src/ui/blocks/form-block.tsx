import { useId } from 'react';
import type { FormBlock } from '#src/domain/page/page-block';
import { Skeleton, SkeletonText } from '#src/ui/kit/skeleton';
import { useInjected } from '#src/ui/kit/use-presenter';
import { LazyView } from '#src/ui/shell/lazy-view';
import { blockMessages } from './block-messages';
import { LazyBlockViews } from './lazy-block-views';
import styles from './form-block.module.css';

/** Shows a form as long as its campaign runs (spec §2 Campaign pages). */
export function FormBlockView({ block }: { readonly block: FormBlock }) {
  const lazyViews = useInjected(LazyBlockViews);
  const id = useId();
  return (
    <section className="container" aria-labelledby={id}>
      <div className={`cluster gap-16 row-gap-6 top ${styles.layout}`}>
        <div className={`stack gap-3 ${styles.words}`}>
          <h2 id={id}>{block.title}</h2>
          <p>{block.text}</p>
        </div>
        <div className={`stack gap-5 ${styles.form}`}>
          <LazyView load={lazyViews.form} props={{ block }}>
            <Skeleton label={blockMessages.loadingForm}>
              <div className={`stack gap-5 ${styles.bones}`} data-form={block.form}>
                <SkeletonText lines={3} />
              </div>
            </Skeleton>
          </LazyView>
        </div>
      </div>
    </section>
  );
}
