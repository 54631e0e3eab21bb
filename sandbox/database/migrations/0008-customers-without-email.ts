/** Customers who sign in by number, by wallet or by an account that does not share its address have no e-mail. */
export const customersWithoutEmail: readonly string[] = [
  `alter table customers alter column email drop not null`,
  `update customers set email = null where email = ''`,
  `update orders set email = null where email = ''`,
];
