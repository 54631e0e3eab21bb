import { PermissionDefinition } from '@vendure/core';

export const readReports = new PermissionDefinition({
  name: 'ReadReports',
  description: 'See the reports of a month and save its journal',
});
