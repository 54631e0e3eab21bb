/** The table holds the state of one shop, and the last day whose recurring jobs ran. */
export const shopState: readonly string[] = [
  `alter table worlds rename to shop_state`,
  `alter table shop_state rename column last_night to last_job_date`,
];
