import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ObservableCustomizationState } from '#src/ui/club/observable-customization-state';
import { noAnswer } from '#test/application/failures';

const ids = new Map([['WHITE-1', 'variant-1']]);

describe('ObservableCustomizationState (spec §3 canClub.customization: error, isCustomized, isSaving, showError, subscriptionId, variants)', () => {
  it('knows nothing at first', () => {
    const { subscriptionId, isCustomized, isSaving, error, showError, variants } = new ObservableCustomizationState();
    expect({ subscriptionId, isCustomized, isSaving, error, showError, variants }).toEqual({
      subscriptionId: undefined,
      isCustomized: false,
      isSaving: false,
      error: undefined,
      showError: false,
      variants: { isFetching: false, ids: undefined },
    });
  });

  it('maps skus to variant ids once they are fetched', () => {
    const state = new ObservableCustomizationState();
    state.open('subscription-7');
    state.fetchVariants();
    expect([state.subscriptionId, state.variants]).toEqual(['subscription-7', { isFetching: true, ids: undefined }]);
    state.variantsFetched(ids);
    expect(state.variants).toEqual({ isFetching: false, ids });
  });

  it('shows an error when fetching failed, until it is tried again (spec §8 It also sets show-error)', () => {
    const state = new ObservableCustomizationState();
    const failure = noAnswer();
    state.fetchVariants();
    state.variantsFailed(failure);
    expect([state.error, state.showError, state.variants.isFetching]).toEqual([failure, true, false]);
    state.fetchVariants();
    expect([state.error, state.showError]).toEqual([undefined, false]);
  });

  it('is saving until that ended, and keeps why it failed without hiding the cans', () => {
    const state = new ObservableCustomizationState();
    const failure = noAnswer();
    state.open('subscription-7');
    state.save();
    expect(state.isSaving).toBe(true);
    state.savingFailed(failure);
    expect([state.isSaving, state.error, state.showError, state.isCustomized]).toEqual([false, failure, false, false]);
    state.save();
    state.saved();
    expect([state.isSaving, state.error, state.isCustomized]).toEqual([false, undefined, true]);
  });

  it('remembers what was customised, until another subscription is', () => {
    const state = new ObservableCustomizationState();
    state.open('subscription-7');
    state.saved();
    state.open('subscription-7');
    expect(state.isCustomized).toBe(true);
    state.open('subscription-8');
    expect(state.isCustomized).toBe(false);
  });

  it('tells who watches', () => {
    const state = new ObservableCustomizationState();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([state.isSaving, state.variants.ids?.size]));
    state.variantsFetched(ids);
    state.save();
    stop();
    expect(seen).toEqual([
      [false, undefined],
      [false, 1],
      [true, 1],
    ]);
  });
});
