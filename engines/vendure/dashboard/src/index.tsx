import { defineDashboardExtension, getDashboardWidgetRegistry } from '@vendure/dashboard';
import { AuditPage } from './audit-page';
import { CarrierFile } from './carrier-file';
import { GiveawaysPage, MailingListsPage } from './contact-files-page';
import { DisputesOfOrder } from './disputes-of-order';
import { GiftCardPage } from './gift-card-page';
import { PackingSlips } from './packing-slips';
import { type OrderOfPage, PackingSlipsOfSelection, ParcelOfOrder } from './parcel-of-order';
import { ReportsPage } from './reports-page';
import { ReviewsPage } from './reviews-page';
import { StoreCreditOfCustomer } from './store-credit-of-customer';
import { SubscriptionsOfCustomer } from './subscriptions-of-customer';
import { SubscriptionsPage } from './subscriptions-page';

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
    {
      id: 'disputes',
      title: 'Disputes',
      location: { pageId: 'order-detail', column: 'side', position: { blockId: 'parcel', order: 'after' } },
      component: DisputesOfOrder,
      requiresPermission: 'ReadOrder',
      shouldRender: ({ entity }) => (entity as OrderOfPage | undefined)?.active === false,
    },
    {
      id: 'store-credit',
      title: 'Store credit',
      location: { pageId: 'customer-detail', column: 'main', position: { blockId: 'orders', order: 'after' } },
      component: StoreCreditOfCustomer,
      requiresPermission: 'ReadCustomer',
      // A customer who is still being created has no store credit.
      shouldRender: ({ entity }) => Boolean(entity),
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions and what is paid ahead',
      location: { pageId: 'customer-detail', column: 'main', position: { blockId: 'orders', order: 'after' } },
      component: SubscriptionsOfCustomer,
      requiresPermission: 'ReadCustomer',
      shouldRender: ({ entity }) => Boolean(entity),
    },
  ],
  actionBarItems: [{ pageId: 'order-list', component: CarrierFile, requiresPermission: 'ReadOrder' }],
  dataTables: [{ pageId: 'order-list', bulkActions: [{ component: PackingSlipsOfSelection }] }],
  routes: [
    {
      path: '/gift-cards',
      component: () => <GiftCardPage />,
      loader: () => ({ breadcrumb: 'Gift cards' }),
      navMenuItem: {
        sectionId: 'sales',
        id: 'gift-cards',
        title: 'Gift cards',
        order: 200,
        requiresPermission: 'ManageGiftCards',
      },
    },
    {
      path: '/subscriptions',
      component: () => <SubscriptionsPage />,
      loader: () => ({ breadcrumb: 'Subscriptions' }),
      navMenuItem: {
        sectionId: 'sales',
        id: 'subscriptions',
        title: 'Subscriptions',
        order: 150,
        requiresPermission: 'ManageSubscriptions',
      },
    },
    {
      path: '/mailing-lists',
      component: () => <MailingListsPage />,
      loader: () => ({ breadcrumb: 'Mailing lists' }),
      navMenuItem: {
        sectionId: 'marketing',
        id: 'mailing-lists',
        title: 'Mailing lists',
        order: 200,
        requiresPermission: 'ExportMailingLists',
      },
    },
    {
      path: '/giveaways',
      component: () => <GiveawaysPage />,
      loader: () => ({ breadcrumb: 'Giveaways' }),
      navMenuItem: {
        sectionId: 'marketing',
        id: 'giveaways',
        title: 'Giveaways',
        order: 210,
        requiresPermission: 'ExportGiveaways',
      },
    },
    {
      path: '/reviews',
      component: () => <ReviewsPage />,
      loader: () => ({ breadcrumb: 'Reviews' }),
      navMenuItem: {
        sectionId: 'catalog',
        id: 'reviews',
        title: 'Reviews',
        order: 500,
        requiresPermission: 'ManageReviews',
      },
    },
    {
      path: '/audit',
      component: () => <AuditPage />,
      loader: () => ({ breadcrumb: 'Audit' }),
      navMenuItem: { sectionId: 'sales', id: 'audit', title: 'Audit', order: 300, requiresPermission: 'ReadAudit' },
    },
    {
      path: '/reports',
      component: () => <ReportsPage />,
      loader: () => ({ breadcrumb: 'Reports' }),
      navMenuItem: {
        sectionId: 'sales',
        id: 'reports',
        title: 'Reports',
        order: 310,
        requiresPermission: 'ReadReports',
      },
    },
    // Packing slips render outside the navigation frame, which must not be printed.
    { path: '/packing-slips/$orders', component: (route) => <PackingSlips route={route} />, authenticated: false },
  ],
});
