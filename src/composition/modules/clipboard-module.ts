import { ContainerModule } from 'inversify';
import { ports } from '#src/composition/tokens';
import { NavigatorClipboard } from '#src/infrastructure/browser/navigator-clipboard';

/** For pages with something to copy. */
export const clipboardModule = new ContainerModule(({ bind }) => {
  bind(ports.clipboard).toResolvedValue(() => new NavigatorClipboard(() => window.navigator.clipboard));
});
