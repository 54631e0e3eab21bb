/** Who signs in by number, wallet or an account that keeps its address to itself is a customer without one. */
export const customersWithoutEmail: readonly string[] = [
  `alter table customers alter column email drop not null`,
  `update customers set email = null where email = ''`,
  `update orders set email = null where email = ''`,
];
