import { PermissionDefinition } from '@vendure/core';

export const manageReviews = new PermissionDefinition({
  name: 'ManageReviews',
  description: 'Read reviews before they appear in the shop, and publish or reject them',
});
