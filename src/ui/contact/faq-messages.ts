export const faqMessages = {
  search: 'Search the questions',
  count: (found: number, all: number) => (found === all ? `${all} questions` : `${found} of ${all} questions`),
  groups: 'Topics',
  nothing: {
    title: 'Nobody has asked that yet',
    text: 'Try another word, or ask us. A person answers.',
  },
  clear: 'Show all questions',
  more: 'Not answered?',
  moreText: 'Write to us. A person reads it and answers within one business day.',
} as const;
