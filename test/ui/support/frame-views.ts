import type { LazyFrameViews } from '#src/ui/frame/lazy-frame-views';

const neverLoads = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The lazy views around the page: the given ones, and others that cannot be loaded. */
export function frameViews(views: Partial<LazyFrameViews>): LazyFrameViews {
  return {
    cartFlyout: neverLoads,
    visitorPlace: neverLoads,
    statePicker: neverLoads,
    privacyQuestion: neverLoads,
    privacyChoices: neverLoads,
    appearanceChoice: neverLoads,
    referralInvitation: neverLoads,
    searchDialog: neverLoads,
    ...views,
  };
}
