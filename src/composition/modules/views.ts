import { StoredViews } from '#src/application/storage/view-storage';
import type { Container } from '#src/composition/container';
import { shopperStoredKeys } from '#src/infrastructure/browser/shopper-stored-keys';
import { viewsCodec } from '#src/infrastructure/browser/views-codec';
import { bindStored } from './browser';

/** The products that this browser has looked at. */
export function adapters(container: Container): void {
  bindStored(container, StoredViews, (browser) => browser.stored(shopperStoredKeys.views, viewsCodec));
}
