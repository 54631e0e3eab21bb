import { observer } from 'mobx-react-lite';
import { Icon } from '#src/ui/components/icon';
import { ProgressBar } from '#src/ui/components/progress-bar';
import { usePresenter } from '#src/ui/di/use-presenter';
import { CasePriceHintPresenter } from './case-price-hint.presenter';
import styles from './case-price-hint.module.css';

/** What the full case saves, and how far it is. */
export const CasePriceHint = observer(function CasePriceHint() {
  const { reached, next } = usePresenter(CasePriceHintPresenter);
  if (reached === undefined && next === undefined) return null;
  return (
    <div className={styles.nudge}>
      {reached !== undefined && (
        <p className={styles.reached}>
          <Icon name="check" /> {reached}
        </p>
      )}
      {next && (
        <ProgressBar value={next.cans} max={next.size}>
          {next.text}
        </ProgressBar>
      )}
    </div>
  );
});
