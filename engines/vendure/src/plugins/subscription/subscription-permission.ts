import { PermissionDefinition } from '@vendure/core';

export const manageSubscriptions = new PermissionDefinition({
  name: 'ManageSubscriptions',
  description: 'See all subscriptions, and change those of customers',
});
