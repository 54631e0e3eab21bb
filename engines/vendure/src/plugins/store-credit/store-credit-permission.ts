import { PermissionDefinition } from '@vendure/core';

export const grantStoreCredit = new PermissionDefinition({
  name: 'GrantStoreCredit',
  description: 'Give customers store credit',
});
