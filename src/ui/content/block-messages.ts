/** The messages of blocks beside the texts of their editor. */
export const blockMessages = {
  watch: (title: string) => `Watch “${title}”`,
  captions: 'English',
} as const;
