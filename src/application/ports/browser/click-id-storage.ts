import { token } from '#src/application/ports/token';

/** Uses the cookie ir_click_id for 30 days (spec §2 ir_click_id, §9 Cookies). */
export interface ClickIdStorage {
  /** Undefined also for what is no click: others can write the cookie. */
  read(): string | undefined;
  write(clickId: string): void;
  clear(): void;
}

export const ClickIdStorage = token<ClickIdStorage>('ClickIdStorage');
