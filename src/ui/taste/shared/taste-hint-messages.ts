export const tasteHintMessages = { unsure: 'Not sure which one?', action: 'Answer three questions' } as const;
