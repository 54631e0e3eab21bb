import { PluginCommonModule, VendurePlugin } from '@vendure/core';

/** Adds to Vendure what the shop needs. */
@VendurePlugin({ imports: [PluginCommonModule], compatibility: '^3.7.0' })
export class ShopPlugin {}
