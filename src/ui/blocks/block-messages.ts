export const blockMessages = {
  watch: (title: string) => `Watch “${title}”`,
  loadingForm: 'Loading the form',
  captions: 'English',
} as const;
