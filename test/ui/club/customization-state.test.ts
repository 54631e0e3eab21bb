import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ObservableCustomizationState } from '#src/ui/club/observable-customization-state';

describe('ObservableCustomizationState (spec §3 canClub.customization: isCustomized, isSaving, showError, subscriptionId)', () => {
  it('knows nothing at first', () => {
    const { subscriptionId, isCustomized, isSaving, showError } = new ObservableCustomizationState();
    expect({ subscriptionId, isCustomized, isSaving, showError }).toEqual({
      subscriptionId: undefined,
      isCustomized: false,
      isSaving: false,
      showError: false,
    });
  });

  it('shows an error when fetching failed, until it is tried again (spec §8 It also sets show-error)', () => {
    const state = new ObservableCustomizationState();
    state.fetchVariants();
    state.variantsFailed();
    expect(state.showError).toBe(true);
    state.fetchVariants();
    expect(state.showError).toBe(false);
  });

  it('is saving until that ended, and shows the cans when it failed', () => {
    const state = new ObservableCustomizationState();
    state.open('subscription-7');
    state.save();
    expect(state.isSaving).toBe(true);
    state.savingFailed();
    expect([state.isSaving, state.showError, state.isCustomized]).toEqual([false, false, false]);
    state.save();
    state.saved();
    expect([state.isSaving, state.isCustomized]).toEqual([false, true]);
  });

  it('remembers the customized one, until another subscription is', () => {
    const state = new ObservableCustomizationState();
    state.open('subscription-7');
    state.saved();
    state.open('subscription-7');
    expect(state.isCustomized).toBe(true);
    state.open('subscription-8');
    expect(state.isCustomized).toBe(false);
  });

  it('notifies its listeners', () => {
    const state = new ObservableCustomizationState();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([state.isSaving, state.showError]));
    state.variantsFailed();
    state.save();
    stop();
    expect(seen.at(-1)).toEqual([true, false]);
  });
});
