import type { ReactNode } from 'react';
import type { Elements } from '#src/ui/kit/elements';
import { Notice } from '#src/ui/kit/notice';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import type { BoxRow } from './box-row';
import { cartMessages, clubBoxMessages } from './cart-messages';
import { LineAmount } from './line-details';
import { LineItemRow } from './line-item-row';
import styles from './cart-lines.module.css';

interface ClubBoxRowProps {
  readonly box: BoxRow;
  readonly name?: ReactNode;
  readonly tools?: Elements;
  readonly notice?: Elements;
}

/** The most pictures that fit into the space of one. */
const picturesInSight = 4;

export function ClubBoxRow({ box, name = clubBoxMessages.title, tools, notice }: ClubBoxRowProps) {
  return (
    <LineItemRow
      picture={<BoxPicture box={box} />}
      pending={box.isPending}
      name={name}
      details={
        <div className="stack gap-1">
          <p>{box.summary}</p>
          <ul role="list" className={styles.boxedCans} aria-label={clubBoxMessages.cans}>
            {box.lines.map(({ id, quantity, name: can }) => (
              <li key={id}>{cartMessages.part(quantity, can)}</li>
            ))}
          </ul>
        </div>
      }
      amounts={<LineAmount line={box} />}
      remove={tools}
      notice={
        <>
          {box.gap !== undefined && <Notice tone="warning" still text={box.gap} />}
          {notice}
        </>
      }
    />
  );
}

function BoxPicture({ box: { lines } }: { readonly box: BoxRow }) {
  return (
    <span className={styles.boxPicture}>
      {lines.slice(0, picturesInSight).map(({ id, picture, tint }) => (
        <span key={id} style={tintStyle(tint)}>
          <Picture {...asPictureSource(picture)} alt="" />
        </span>
      ))}
    </span>
  );
}
