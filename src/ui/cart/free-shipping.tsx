import { observer } from 'mobx-react-lite';
import { Icon } from '#src/ui/kit/icon';
import { ProgressBar } from '#src/ui/kit/progress-bar';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { FreeShippingPresenter } from './free-shipping.presenter';
import styles from './free-shipping.module.css';

export const FreeShipping = observer(function FreeShipping() {
  const { reached, next } = usePresenter(FreeShippingPresenter);
  if (next)
    return (
      <ProgressBar value={next.goods} max={next.threshold}>
        {next.text}
      </ProgressBar>
    );
  return reached === undefined ? null : <Reached text={reached} />;
});

export function Reached({ text }: { readonly text: string }) {
  return (
    <p className={styles.reached}>
      <Icon name="check" /> <span>{text}</span>
    </p>
  );
}
