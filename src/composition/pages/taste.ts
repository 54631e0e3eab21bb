import { ContainerModule } from 'inversify';
import { RandomSource } from '#src/application/ports/system/random-source';
import { constructEach } from '#src/composition/bind';
import { randomModule } from '#src/composition/modules/random-module';
import type { TasteContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { TastePage } from '#src/ui/taste/taste';
import { TastePresenter } from '#src/ui/taste/taste.presenter';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, TastePresenter, [RandomSource]);
});

export const modules = [randomModule, presenters];

export const page = definePage<TasteContent>({ View: TastePage, head: contentHead });
