/** The affiliate network's click, in the cookie ir_click_id for 30 days (spec §2 ir_click_id, §9 Cookies). */
export interface ClickIdStorage {
  write(clickId: string): void;
}
