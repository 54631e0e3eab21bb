/** Apart from those of the hint, so that the home page loads no script more. */
export const tasteRowMessages = { action: 'Answer three questions' } as const;
