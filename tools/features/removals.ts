import type { Traces } from './traces';

/** A feature that the shop can do without: its files and folders, and the words by which other sources know it. */
export interface Removal extends Traces {
  /** The concept whose folders go in every layer, if it has one to itself. */
  readonly concept?: string;
  /** Other files and folders, as paths from the root. */
  readonly paths: readonly string[];
}

/** Returns all files and folders of a feature. Those of its concept may be missing in a layer. */
export function placesOf({ concept, paths }: Removal): readonly string[] {
  if (concept === undefined) return paths;
  const folders = ['domain', 'application', 'ui'].flatMap((layer) => [
    `src/${layer}/${concept}`,
    `test/${layer}/${concept}`,
  ]);
  return [...folders, ...paths];
}

export const removals = {
  taste: {
    concept: 'taste',
    paths: [
      'src/composition/features/taste.ts',
      'src/infrastructure/contentful/taste-entry.ts',
      'sandbox/content/page/taste.md',
      'tools/contentful/clean-content/page/taste.md',
    ],
    kinds: ['taste'],
    addresses: ['/taste/'],
    members: [],
  },
  trade: {
    concept: 'trade',
    paths: [
      'src/composition/features/trade.ts',
      'src/infrastructure/contentful/trade-entries.ts',
      'src/ui/for-programs/price-list-file.ts',
      'test/infrastructure/contentful/trade-entries.test.ts',
      'sandbox/content/page/trade.yaml',
      'sandbox/content/page/trade-locations.md',
      'sandbox/content/page/trade-materials.yaml',
      'sandbox/content/page/trade-press-and-awards.yaml',
      'sandbox/content/page/trade-wines.yaml',
    ],
    kinds: ['price-list', 'downloads'],
    addresses: ['/trade/'],
    members: [],
  },
  comparison: {
    concept: 'comparison',
    paths: ['src/composition/features/comparison.ts', 'test/ui/kit/acting-select.test.tsx'],
    kinds: [],
    addresses: ['/shop/compare/'],
    members: ['ComparisonState'],
  },
  journal: {
    concept: 'journal',
    paths: [
      'src/composition/features/journal.ts',
      'src/infrastructure/contentful/journal-entries.ts',
      'src/infrastructure/contentful/journal-pages.ts',
      'src/ui/for-programs/journal-feed.ts',
      'src/ui/for-programs/article-data.ts',
      'test/infrastructure/contentful/journal-entries.test.ts',
      'test/infrastructure/contentful/article-entry.test.ts',
      'test/ui/for-programs/journal-feed.test.ts',
      'test/journeys/journal.test.ts',
      'test/sandbox/content/journal-content.test.ts',
      'sandbox/content/article',
      'sandbox/content/page/blog.md',
      'tools/contentful/clean-content/page/blog.md',
      'sandbox/content/tag',
    ],
    kinds: ['article', 'article-list', 'tag'],
    // Files of content are named by their folder.
    addresses: ['/blog/', 'article/'],
    members: [],
    cases: [
      'calls an article one, with its days, and everything else a website (spec §2 /en-US/blog/{slug})',
      'has the one absolute address of each page, with the day of its last change where that is known',
      'describes the shop, and has a line about each page, product and article',
      'names every kind of block that the content has (spec §2 Content-driven templates)',
    ],
  },
  giveaways: {
    paths: [
      'src/domain/campaign/giveaway-entry.ts',
      'src/application/ports/support/giveaway-gateway.ts',
      'src/infrastructure/support/http-giveaway-gateway.ts',
      'src/infrastructure/support/open-giveaway-service.ts',
      'src/composition/modules/giveaways.ts',
      ...['giveaway-entry.module.css', 'giveaway-entry.tsx', 'giveaway-messages.ts', 'giveaway.presenter.ts'].map(
        (file) => `src/ui/campaign/parts/${file}`,
      ),
      'sandbox/support/giveaway-routes.ts',
      'sandbox/ringpull/giveaways.json',
      'sandbox/content/page/mothers-day-giveaway.yaml',
      'sandbox/content/page/mothers-day-giveaway-terms.md',
      'test/fakes/support/in-memory-giveaway-gateway.ts',
      'test/contracts/support/describe-giveaway-gateway.ts',
      'test/sandbox/shop/mails/giveaway-mail.test.ts',
    ],
    kinds: ['giveaway'],
    addresses: ['/api/giveaways/', '/mothers-day-giveaway'],
    members: ['giveaways', 'giveawayEntries', 'excludedStates'],
    // The seeds stay as they are, for the engine keeps its plugin.
    cases: ['holds the shop as it is today: $name'],
  },
  affiliate: {
    paths: [
      'src/application/ports/tracking/affiliate-gateway.ts',
      'src/application/tracking/report-referred-order.ts',
      'src/infrastructure/tracking/http-affiliate-gateway.ts',
      'src/composition/modules/affiliate.ts',
      'sandbox/affiliate',
      'sandbox/content/page/affiliates.yaml',
      'test/sandbox/affiliate',
      'test/fakes/tracking/in-memory-affiliate-gateway.ts',
      'test/contracts/tracking/describe-affiliate-gateway.ts',
      'test/contracts/tracking/affiliate-gateway.test.ts',
    ],
    kinds: ['affiliates'],
    addresses: ['/_control/affiliate', '/affiliates/', 'https://affiliate.example'],
    members: [
      ...['affiliates', 'affiliateUrl', 'affiliateScriptUrl', 'shareSaleId', 'clickId'],
      ...['VITE_AFFILIATE_URL', 'VITE_AFFILIATE_SCRIPT_URL', 'ir_click_id', 'maker-sscid'],
    ],
    cases: [
      'are kept from any address that is walked to',
      'are never written into the logger',
      'leaves stored parameters alone when the next address has none',
      'is told once, however often its confirmation is opened, in any tab',
      'can be answered purpose by purpose; nothing is ticked for anybody',
      'say that the browser has answered, and leave nothing to change',
    ],
  },
  referral: {
    concept: 'referral',
    paths: [
      'src/application/ports/shop/referral-gateway.ts',
      'src/application/ports/browser/stored-invitation.ts',
      'src/infrastructure/shop-api/referral',
      'src/infrastructure/vendure/referral',
      'src/composition/modules/referral.ts',
      'sandbox/content/page/refer-a-friend.yaml',
      'test/fakes/shop/in-memory-referral-gateway.ts',
      'test/contracts/shop/describe-referral-gateway.ts',
      'test/infrastructure/browser/referral-bubble-storage.test.ts',
    ],
    kinds: ['referral'],
    addresses: ['/refer-a-friend/', 'ref='],
    members: [
      ...['referral', 'invitedBy', 'hiddenReferralBubble', 'referralInvitation', 'ReferralGateway'],
      ...['ReferralBubbleState', 'referral-bubble-hidden', 'referral-identifier'],
    ],
    cases: [
      'are kept from any address that is walked to',
      'leaves stored parameters alone when the next address has none',
      'are the same in content and shop: credit for one side, a code for the other',
    ],
  },
  'group-orders': {
    concept: 'group-order',
    paths: [
      'src/composition/features/group-order.ts',
      'src/application/ports/shop/group-order-gateway.ts',
      'src/application/ports/state/group-order-state.ts',
      'src/application/ports/spreadsheet',
      'src/application/storage/group-order-storage.ts',
      'src/infrastructure/shop-api/group-order',
      'src/infrastructure/vendure/group-order',
      'src/infrastructure/contentful/group-order-entry.ts',
      'src/infrastructure/browser/group-order-codec.ts',
      'src/infrastructure/spreadsheet',
      'src/composition/modules/group-order.ts',
      'sandbox/content/page/bulk.md',
      'sandbox/content/page/group-order.md',
      'test/builders/a-group-order.ts',
      'test/composition/group-order.test.ts',
      'test/contracts/shop/describe-group-order-gateway.ts',
      'test/fakes/shop/in-memory-group-order-gateway.ts',
      'test/infrastructure/browser/group-order-storage.test.ts',
      'test/infrastructure/shop-api/group-order-input.test.ts',
      'test/journeys/group-order.test.ts',
    ],
    kinds: ['group-order'],
    addresses: ['/group-order/', '/bulk/'],
    members: [
      'GroupOrderGateway',
      'ObservableGroupOrderState',
      'groupOrders',
      'customersGroupOrders',
      'tabsGroupOrders',
    ],
  },
} satisfies Readonly<Record<string, Removal>>;

export type FeatureName = keyof typeof removals;
export const featureNames = Object.keys(removals) as readonly FeatureName[];
