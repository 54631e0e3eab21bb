import { StoredViews } from '#src/application/storage/view-storage';
import type { Container } from '#src/composition/container';
import { seldomStoredKeys } from '#src/infrastructure/browser/seldom-stored-keys';
import { viewsCodec } from '#src/infrastructure/browser/views-codec';
import { bindStored } from './browser';

/** The products that this browser has looked at. */
export function adapters(container: Container): void {
  bindStored(container, StoredViews, (browser) => browser.stored(seldomStoredKeys.views, viewsCodec));
}
