import { PermissionDefinition } from '@vendure/core';

export const exportGiveaways = new PermissionDefinition({
  name: 'ExportGiveaways',
  description: 'Save the entries of a giveaway as a file, to draw the winners from',
});
