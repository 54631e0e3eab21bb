import { DEFAULT_CHANNEL_CODE } from '@vendure/common/lib/shared-constants';
import type { RequestContext } from '@vendure/core';
import { ForbiddenError } from '@vendure/core';

/**
 * Throws FORBIDDEN in any other channel than the default one. Rows without a channel, such as the journal, are of all channels: a
 * permission for one of these does not show them.
 */
export function requireWholeShop({ channel }: RequestContext): void {
  if (channel.code !== DEFAULT_CHANNEL_CODE) throw new ForbiddenError();
}
