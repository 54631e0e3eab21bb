/** The words of blocks beside those of their editor. */
export const blockMessages = {
  watch: (title: string) => `Watch “${title}”`,
  captions: 'English',
} as const;
