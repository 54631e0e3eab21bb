import { PermissionDefinition } from '@vendure/core';

export const exportMailingLists = new PermissionDefinition({
  name: 'ExportMailingLists',
  description: 'Save the contacts of a mailing list as a file',
});
