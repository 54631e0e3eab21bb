import { ContainerModule } from 'inversify';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { NavigatorClipboard } from '#src/infrastructure/browser/navigator-clipboard';

/** For pages with something to copy. */
export const clipboardModule = new ContainerModule(({ bind }) => {
  bind(Clipboard).toResolvedValue(() => new NavigatorClipboard(() => window.navigator.clipboard));
});
