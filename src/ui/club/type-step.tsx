import { observer } from 'mobx-react-lite';
import type { ClubJoinContent } from '#src/domain/page/page-content';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { CardTitle } from '#src/ui/kit/card-title';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import type { ClubJoinPresenter } from './club-join.presenter';
import styles from './club-join.module.css';

const cansShown = 4;

/** Shows the types of the club, each with some of its cans (spec §9 Club default types). */
export const TypeStep = observer(function TypeStep({
  join,
  types,
}: {
  readonly join: ClubJoinPresenter;
  readonly types: ClubJoinContent['types'];
}) {
  return (
    <ul className={`stack gap-5 ${styles.types}`} role="list">
      {types.map(({ type, title, text, box }) => (
        <li
          key={type}
          className={`linked-card stack gap-3 ${styles.type}`}
          data-chosen={type === join.type || undefined}
        >
          <div className={styles.cans}>
            {box.slice(0, cansShown).map(({ product }) => (
              <span key={product.sku} className={styles.can} style={tintStyle(product.tint)}>
                <Picture {...asPictureSource(product.picture)} alt="" />
              </span>
            ))}
          </div>
          <CardTitle level={3} to={join.searchOfType(type)} title={title} />
          <p>{text}</p>
          {type === join.type && <p className="note">{joinMessages.chosen}</p>}
        </li>
      ))}
    </ul>
  );
});
