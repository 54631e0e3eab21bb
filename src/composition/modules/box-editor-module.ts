import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { BoxEditor } from '#src/ui/catalogue/shared/box-editor';

/** Bindings for every page on which cans are chosen one by one. */
export const boxEditorModule = new ContainerModule(({ bind }) => {
  constructEach(bind, BoxEditor, [ports.variantReader, ports.scheduler, ports.logger]);
});
