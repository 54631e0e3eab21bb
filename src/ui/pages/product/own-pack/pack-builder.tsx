import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '#src/domain/catalogue/product';
import type { OwnPack } from '#src/domain/content/page-content';
import { useSearchWriter } from '#src/ui/app/use-search-writer';
import { Chip } from '#src/ui/components/chip';
import { Notice } from '#src/ui/components/notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { CanSteppers } from '#src/ui/features/box-editor/can-steppers';
import { ownPackMessages } from '#src/ui/messages/own-pack-messages';
import { ownPackTitles } from '#src/ui/messages/own-pack-titles';
import { productMessages } from '#src/ui/messages/product-messages';
import { PrepaidChoice } from '#src/ui/pages/product/prepaid/prepaid-choice';
import { PackBar } from './pack-bar';
import { PackBuilderPresenter } from './pack-builder.presenter';
import styles from '#src/ui/features/box-editor/box-editor.module.css';

export interface PackBuilderProps {
  readonly product: Product;
  readonly ownPack: OwnPack;
}

/** Choosing the cans of a pack, one by one (spec §3 Line item: parts). The address holds the choice. */
export const PackBuilder = observer(function PackBuilder({ product, ownPack }: PackBuilderProps) {
  const builder = usePresenter(PackBuilderPresenter);
  const { search } = useLocation();
  const write = useSearchWriter();
  const size = product.composedOf ?? 0;
  // Already the first picture shows what the address says.
  useState(() => builder.open(size, ownPack.cans, search));
  useEffect(() => builder.open(size, ownPack.cans, search), [builder, size, ownPack, search]);
  useEffect(() => builder.follow(write), [builder, write]);

  return (
    <div className={styles.builder}>
      <Sizes builder={builder} ownPack={ownPack} />
      <div role="status">
        {builder.notice !== undefined && (
          <Notice tone="warning" still>
            <p>{builder.notice}</p>
          </Notice>
        )}
      </div>
      <Types builder={builder} />
      <CanSteppers
        label={ownPackTitles.list}
        views={builder.views}
        isFull={builder.isFull}
        onChoose={(sku, quantity) => builder.choose(sku, quantity)}
      />
      {builder.chosen > 0 && <p className="note">{ownPackMessages.inside(builder.contents)}</p>}
      {product.isSubscribable && (
        <PrepaidChoice
          name="own-pack"
          product={product}
          quantity={1}
          plan={builder.plan}
          onChoose={(plan) => builder.choosePlan(plan)}
          basis={{ price: builder.price, sku: builder.dearestSku, quantity: builder.size }}
        />
      )}
      <PackBar builder={builder} product={product} />
    </div>
  );
});

const Sizes = observer(function Sizes({
  builder,
  ownPack,
}: {
  readonly builder: PackBuilderPresenter;
  readonly ownPack: OwnPack;
}) {
  return (
    <nav className={styles.chips} aria-label={ownPackMessages.size}>
      {ownPack.sizes.map(({ cans, slug }) => (
        <Chip key={cans} on={cans === builder.size} to={`/products/${slug}/${builder.searchFor(cans)}#cans`}>
          {ownPackMessages.cans(cans)}
        </Chip>
      ))}
    </nav>
  );
});

const Types = observer(function Types({ builder }: { readonly builder: PackBuilderPresenter }) {
  return (
    <div className={styles.chips} role="group" aria-label={ownPackMessages.kind}>
      <Chip on={builder.wineType === undefined} onPress={() => builder.narrow(undefined)}>
        {ownPackMessages.all}
      </Chip>
      {builder.wineTypes.map((type) => (
        <Chip key={type} on={builder.wineType === type} onPress={() => builder.narrow(type)}>
          {productMessages.types[type]}
        </Chip>
      ))}
    </div>
  );
});
