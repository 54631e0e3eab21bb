export const blockMessages = {
  watch: (title: string) => `Watch “${title}”`,
  captions: 'English',
} as const;
