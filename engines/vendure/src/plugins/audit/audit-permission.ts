import { PermissionDefinition } from '@vendure/core';

export const readAudit = new PermissionDefinition({
  name: 'ReadAudit',
  description: 'See whether payments, gift cards, store credit and deliveries add up',
});
