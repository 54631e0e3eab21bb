import { defineDashboardExtension, getDashboardWidgetRegistry } from '@vendure/dashboard';
import { CarrierFile } from './carrier-file';
import { PackingSlips } from './packing-slips';
import { type OrderOfPage, PackingSlipsOfSelection, ParcelOfOrder } from './parcel-of-order';

// The engine keeps no figures of sales: the payment provider has them.
getDashboardWidgetRegistry().delete('metrics-widget');

defineDashboardExtension({
  pageBlocks: [
    {
      id: 'parcel',
      title: 'Parcel',
      location: { pageId: 'order-detail', column: 'side', position: { blockId: 'state', order: 'after' } },
      component: ParcelOfOrder,
      requiresPermission: 'ReadOrder',
      // A cart has none.
      shouldRender: ({ entity }) => (entity as OrderOfPage | undefined)?.active === false,
    },
  ],
  actionBarItems: [{ pageId: 'order-list', component: CarrierFile, requiresPermission: 'ReadOrder' }],
  dataTables: [{ pageId: 'order-list', bulkActions: [{ component: PackingSlipsOfSelection }] }],
  // Outside of the frame with the navigation, which nobody wants on paper.
  routes: [
    { path: '/packing-slips/$orders', component: (route) => <PackingSlips route={route} />, authenticated: false },
  ],
});
