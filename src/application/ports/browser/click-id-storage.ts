import { token } from '#src/application/ports/token';

/** The affiliate network's click, in the cookie ir_click_id for 30 days (spec §2 ir_click_id, §9 Cookies). */
export interface ClickIdStorage {
  /** Undefined also for what is no click: the cookie can be written by others. */
  read(): string | undefined;
  write(clickId: string): void;
  clear(): void;
}

export const ClickIdStorage = token<ClickIdStorage>('ClickIdStorage');
