import { observer } from 'mobx-react-lite';
import { LinkButton, QuietButton } from '#src/ui/kit/button';
import { focusAfterDismissal } from '#src/ui/kit/focus-after-dismissal';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { compareAddress } from './compare-address';
import { ComparePresenter } from './compare.presenter';
import { compareMessages } from './comparison-messages';
import styles from './compare.module.css';

export const CompareTray = observer(function CompareTray() {
  const compare = usePresenter(ComparePresenter);
  const { skus, wasFull } = compare;
  if (skus.length === 0) return null;
  return (
    <section
      ref={focusAfterDismissal}
      className={`cluster gap-4 row-gap-2 between card ${styles.tray} above-lower-edge`}
      aria-label={compareMessages.region}
    >
      <p>{wasFull ? compareMessages.full : compareMessages.chosen(skus.length)}</p>
      <div className="cluster gap-2">
        <LinkButton small to={compareAddress(skus)}>
          {compareMessages.open(skus.length)}
        </LinkButton>
        <QuietButton onClick={() => compare.clear()}>{compareMessages.clear}</QuietButton>
      </div>
    </section>
  );
});
