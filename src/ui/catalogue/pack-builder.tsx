import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { OwnPack } from '#src/domain/catalogue/catalogue-content';
import type { Product } from '#src/domain/catalogue/product';
import { formatMoney } from '#src/domain/money/money';
import { BoxBar, BoxCans } from '#src/ui/catalogue/shared/box-editor-view';
import { ownPackMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { ownPackTitles } from '#src/ui/catalogue/shared/product-messages';
import { ShopperPricePresenter } from '#src/ui/catalogue/shared/shopper-price.presenter';
import { wineTypeMessages } from '#src/ui/catalogue/shared/wine-type-messages';
import { Button, QuietButton } from '#src/ui/kit/button';
import { Chip } from '#src/ui/kit/chip';
import { Verbatim } from '#src/ui/kit/elements';
import { describeFailure } from '#src/ui/kit/failures';
import { LiveNotice } from '#src/ui/kit/live-notice';
import { Price } from '#src/ui/kit/price';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { PrepaidChoice } from '#src/ui/prepaid/shared/prepaid-choice';
import { PrepaidOfferPresenter } from '#src/ui/prepaid/shared/prepaid-offer.presenter';
import { useSite } from '#src/ui/shell/site-identity';
import { PackBuilderPresenter } from './pack-builder.presenter';
import styles from '#src/ui/catalogue/shared/box-editor.module.css';

export interface PackBuilderProps {
  readonly product: Product;
  readonly ownPack: OwnPack;
}

export const PackBuilder = observer(function PackBuilder({ product, ownPack }: PackBuilderProps) {
  const { search } = useLocation();
  const write = useSearchWriter();
  const isPrepayable = usePresenter(PrepaidOfferPresenter).covers(product);
  const builder = usePresenter(PackBuilderPresenter, { product, ownPack, search, isPrepayable, write });
  const { box } = builder;

  return (
    <div className="stack gap-5">
      <Sizes builder={builder} ownPack={ownPack} />
      <LiveNotice tone="warning" text={box.notice} />
      <Types builder={builder} />
      <BoxCans box={box} label={ownPackTitles.list} cans={builder.cans} />
      {box.chosen > 0 && <p className="note">{ownPackMessages.inside(builder.contents)}</p>}
      {isPrepayable && (
        <PrepaidChoice
          name="own-pack"
          product={product}
          quantity={1}
          plan={builder.plan}
          onChoose={(plan) => builder.choosePlan(plan)}
          basis={{ price: builder.price, sku: builder.dearestSku, quantity: box.size }}
        />
      )}
      <BoxBar
        box={box}
        full={ownPackMessages.full}
        price={<PackPrice builder={builder} product={product} />}
        actions={<PackActions builder={builder} product={product} />}
      >
        <div role="alert" className={styles.failure}>
          {describeFailure(builder.adding.error)}
        </div>
      </BoxBar>
    </div>
  );
});

interface BuilderProps {
  readonly builder: PackBuilderPresenter;
}

const Sizes = observer(function Sizes({ builder, ownPack }: BuilderProps & Pick<PackBuilderProps, 'ownPack'>) {
  return (
    <nav className={styles.chips} aria-label={ownPackMessages.size}>
      {ownPack.sizes.map(({ cans, slug }) => (
        <Chip key={cans} on={cans === builder.box.size} to={`/products/${slug}/${builder.searchFor(cans)}#cans`}>
          {ownPackMessages.cans(cans)}
        </Chip>
      ))}
    </nav>
  );
});

const Types = observer(function Types({ builder }: BuilderProps) {
  return (
    <div className={styles.chips} role="group" aria-label={ownPackMessages.kind}>
      <Chip on={builder.wineType === undefined} onPress={() => builder.narrow(undefined)}>
        {ownPackMessages.all}
      </Chip>
      {builder.wineTypes.map((type) => (
        <Chip key={type} on={builder.wineType === type} onPress={() => builder.narrow(type)}>
          {wineTypeMessages[type]}
        </Chip>
      ))}
    </div>
  );
});

const PackPrice = observer(function PackPrice({ builder, product }: BuilderProps & Pick<PackBuilderProps, 'product'>) {
  const { shell } = useSite();
  const prices = usePresenter(ShopperPricePresenter);
  const whole = builder.box.isFull && !builder.plan;
  // Only a full pack is a case; prepaid packs have a saving of their own.
  const own = whole ? prices.priceOf({ ...product, price: builder.price }, shell.caseOffers) : undefined;
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{ownPackMessages.priceLabel}: </span>
      {!builder.box.isPriceKnown && <span className="note">{ownPackMessages.about} </span>}
      {own?.reason ? (
        <Price
          amount={formatMoney(own.price)}
          struck={{ amount: formatMoney(own.regular), label: priceMessages.regular }}
          reason={priceMessages.reasons[own.reason]}
        />
      ) : (
        <Verbatim>{formatMoney(builder.price)}</Verbatim>
      )}
      {builder.plan && <span className="note">{` ${ownPackMessages.times(builder.plan.installmentCount)}`}</span>}
    </p>
  );
});

const PackActions = observer(function PackActions({
  builder,
  product,
}: BuilderProps & Pick<PackBuilderProps, 'product'>) {
  const { chosen, isFull, missing } = builder.box;
  const whenFull = builder.isChange ? ownPackMessages.change : ownPackMessages.add;
  return (
    <>
      {chosen > 0 && <QuietButton onClick={() => builder.startOver()}>{ownPackMessages.clear}</QuietButton>}
      <Button
        disabled={!isFull}
        busy={builder.adding.isBusy}
        busyLabel={ownPackMessages.adding}
        onClick={() => void builder.add(product)}
      >
        {isFull ? whenFull : ownPackMessages.notYet(missing)}
      </Button>
    </>
  );
});

export { PackBuilder as View };
