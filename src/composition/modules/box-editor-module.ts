import { ContainerModule } from 'inversify';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { constructEach } from '#src/composition/bind';
import { BoxEditor } from '#src/ui/catalogue/shared/box-editor';

/** Bindings for every page on which cans are chosen one by one. */
export const boxEditorModule = new ContainerModule(({ bind }) => {
  constructEach(bind, BoxEditor, [VariantReader, Scheduler, Logger]);
});
