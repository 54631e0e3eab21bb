import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import { dropCode, keepCode, noteDenial, type PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import type { ArrivedCode } from '#src/domain/promo-code/promo-code';

/** The pending codes, in the browser's storage and in the state. Every change reads the storage first, because tabs share it. */
export class PendingPromoCodes {
  static readonly uses = { stored: StoredCampaign, state: PendingPromoCodesState, clock: Clock };

  constructor(private readonly use: Used<typeof PendingPromoCodes.uses>) {}

  /** The pending codes now; another tab may have changed them. */
  read(): readonly PendingPromoCode[] {
    const codes = this.use.stored.promoCodes.read() ?? [];
    this.use.state.replace(codes);
    return codes;
  }

  /** The pending codes as the page shows them: as they were when they were last read or changed here. */
  get shown(): readonly PendingPromoCode[] {
    return this.use.state.current;
  }

  keep(arrived: ArrivedCode): void {
    this.change((codes) => keepCode(codes, arrived, this.use.clock.now()));
  }

  drop(code: string): void {
    this.change((codes) => dropCode(codes, code));
  }

  /** Stores a refusal, also of a code that is not pending. */
  deny(code: string, denial: CodeDenial, situation: string): void {
    this.change((codes) => noteDenial(codes, code, denial, situation));
    const denials = new Map(this.use.stored.denials.read());
    denials.delete(code);
    this.use.stored.denials.write(denials.set(code, denial));
  }

  /** The last refusal of a code. */
  denialOf(code: string): CodeDenial | undefined {
    return this.use.stored.denials.read()?.get(code);
  }

  private change(change: (codes: readonly PendingPromoCode[]) => readonly PendingPromoCode[]): void {
    const codes = change(this.use.stored.promoCodes.read() ?? []);
    this.use.stored.promoCodes.write(codes);
    this.use.state.replace(codes);
  }
}
