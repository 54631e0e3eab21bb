import { PermissionDefinition } from '@vendure/core';

export const manageGiftCards = new PermissionDefinition({
  name: 'ManageGiftCards',
  description: 'Look gift cards up by their code, and void them',
});
