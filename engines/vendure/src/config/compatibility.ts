/** The versions of Vendure that the shop's plugins were written for. */
export const compatibility = '^3.7.0';
