import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import type { Fact } from '#src/domain/catalogue/catalogue-content';
import type { Picture } from '#src/domain/catalogue/product';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { watchGestures } from './zoom-gestures';
import { zoomMessages } from './zoom-messages';
import { ZoomPresenter } from './zoom.presenter';
import styles from './zoom.module.css';

export interface ZoomProps {
  readonly picture: Picture;
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Magnifies a picture of a product, with the facts of its label beside it. */
export function Zoom({ picture, name, facts, open, onClose }: ZoomProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} placement="wide">
      <div className={`stack gap-6 ${styles.zoom}`}>
        <Magnifier picture={picture} />
        {facts.length > 0 && (
          <dl className={styles.facts} aria-label={productMessages.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="note">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Dialog>
  );
}

const Magnifier = observer(function Magnifier({ picture }: Pick<ZoomProps, 'picture'>) {
  const presenter = usePresenter(ZoomPresenter);
  const { scale, fixed } = presenter;
  const frame = useRef<HTMLDivElement>(null);
  const shownScale = useRef(scale);

  useEffect(() => (frame.current ? watchGestures(frame.current, presenter) : undefined), [presenter]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const growth = scale / shownScale.current;
    shownScale.current = scale;
    const x = fixed.x * element.clientWidth;
    const y = fixed.y * element.clientHeight;
    element.scrollTo((element.scrollLeft + x) * growth - x, (element.scrollTop + y) * growth - y);
  }, [scale, fixed]);

  return (
    <div className="stack gap-3">
      <div ref={frame} className={styles.frame} role="group" aria-label={zoomMessages.frame} tabIndex={0}>
        <div className={styles.picture} style={{ '--scale': scale } as CSSProperties}>
          <picture>
            {picture.formats?.map((format) => (
              <source key={format.type} {...format} sizes={`${Math.ceil(scale * 100)}vw`} />
            ))}
            <img src={picture.url} width={picture.width} height={picture.height} alt={picture.alt} draggable={false} />
          </picture>
        </div>
      </div>
      <div className="cluster gap-2">
        <Button variant="secondary" onClick={() => presenter.zoomIn()}>
          {zoomMessages.zoomIn}
        </Button>
        <Button variant="secondary" onClick={() => presenter.zoomOut()}>
          {zoomMessages.zoomOut}
        </Button>
        <Button variant="secondary" onClick={() => presenter.showWhole()}>
          {zoomMessages.whole}
        </Button>
      </div>
    </div>
  );
});

export { Zoom as View };
