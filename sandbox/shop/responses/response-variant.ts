/** Back ends differ in some responses, and some are not documented. The adapter must accept both variants. */
export const responseVariants = ['default', 'alternative'] as const;
export type ResponseVariant = (typeof responseVariants)[number];
