import { observer } from 'mobx-react-lite';
import { LinkButton } from '#src/ui/components/link-button';
import { BoxedCans } from '#src/ui/pages/product/pack-contents';
import { joinWords } from '#src/ui/text/club-words';
import { BoxPriceLine } from './box-price-line';
import type { ClubJoinPresenter } from './club-join.presenter';
import styles from './club-join.module.css';

/** The box as the club would send it (spec §3 Client state, canClub products: defaults). */
export const DefaultStep = observer(function DefaultStep({ join }: { readonly join: ClubJoinPresenter }) {
  return (
    <div className={styles.step}>
      <BoxPriceLine join={join} />
      <div className="cluster">
        <LinkButton to={join.searchOf(join.isFull ? 'review' : 'customize')}>
          {join.isFull ? joinWords.takeIt : joinWords.notYet(join.missing)}
        </LinkButton>
        <LinkButton to={join.searchOf('customize')} variant="secondary">
          {joinWords.changeIt}
        </LinkButton>
        <LinkButton to={join.searchOf('type')} variant="quiet">
          {joinWords.otherType}
        </LinkButton>
      </div>
      <BoxedCans cans={join.box} />
    </div>
  );
});
