import { runInAction } from 'mobx';
import { SaveCustomization } from '#src/application/club/save-customization';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import type { Used } from '#src/application/ports/token';
import type { Part } from '#src/domain/catalogue/product';
import type { ClubSize } from '#src/domain/club/club-discount';
import { Action, type ActionResult } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { savingFailures, savingRefusals } from './customize-messages';

/** Saves the cans of a club box for every delivery from now on (spec §3 canClub.customization). */
export class BoxSaving {
  static readonly uses = { saveCustomization: SaveCustomization, customization: CustomizationState };
  static readonly isShared = false;

  /** True until the member chooses on. */
  isSaved = false;
  /** The size that the box changed to when it was saved. Undefined when it kept its size. */
  newSize: ClubSize | undefined = undefined;
  private readonly saving = new Action();

  constructor(private readonly use: Used<typeof BoxSaving.uses>) {
    autoObservable(this);
  }

  /** Is also true when an earlier visit of the page started saving. */
  get isBusy(): boolean {
    return this.use.customization.isSaving || this.saving.isBusy;
  }

  get failure(): string | undefined {
    return describeFailure(this.saving.error, savingFailures, savingRefusals);
  }

  save(subscriptionId: string, cans: readonly Part[], newSize: ClubSize | undefined): Promise<ActionResult<void>> {
    return this.saving.run(async () => {
      await this.use.saveCustomization.execute(subscriptionId, cans);
      runInAction(() => {
        this.isSaved = true;
        this.newSize = newSize;
      });
    });
  }

  /** Forgets how the last saving ended, because the member chooses on. */
  forget(): void {
    this.isSaved = false;
    this.saving.clear();
  }
}
