export const kitMessages = {
  tryAgain: 'Try again',
  close: 'Close',
  edit: 'Edit',
  change: 'Change',
  remove: 'Remove',
  undo: 'Undo',
  undoing: 'Adding it back',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  optional: 'optional',
  notLoaded: 'This part could not be loaded. You may be offline.',
} as const;
