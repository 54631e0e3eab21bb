import { observer } from 'mobx-react-lite';
import { LinkButton } from '#src/ui/components/link-button';
import { BoxedCans } from '#src/ui/components/pack-contents';
import { joinMessages } from '#src/ui/messages/club-messages';
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
          {join.isFull ? joinMessages.takeIt : joinMessages.notYet(join.missing)}
        </LinkButton>
        <LinkButton to={join.searchOf('customize')} variant="secondary">
          {joinMessages.changeIt}
        </LinkButton>
        <LinkButton to={join.searchOf('type')} variant="quiet">
          {joinMessages.otherType}
        </LinkButton>
      </div>
      <BoxedCans cans={join.box} />
    </div>
  );
});
