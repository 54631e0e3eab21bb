import { ChooseState } from '#src/application/geography/choose-state';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { Used } from '#src/application/ports/token';
import { findRegion, type Region } from '#src/domain/geography/shippable';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { SelectOption } from '#src/ui/kit/select-field';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { statePickerMessages } from './state-picker-messages';
import { StatePickerState } from './state-picker-state';

export class StatePickerPresenter implements Presenter {
  static readonly uses = {
    state: GeolocationState,
    picker: StatePickerState,
    catalogue: CatalogueStore,
    chooseState: ChooseState,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  isMissing = false;
  private picked: string | undefined = undefined;

  constructor(private readonly use: Used<typeof StatePickerPresenter.uses>) {
    autoObservable(this);
  }

  mount(): void {
    void this.load();
  }

  load(): Promise<void> {
    return this.use.catalogue.load();
  }

  /** Undefined until the states have loaded. */
  get options(): readonly SelectOption[] | undefined {
    return this.regions?.map(({ abbr, name, shippable }) => ({
      value: abbr,
      label: shippable ? name : statePickerMessages.noWine(name),
    }));
  }

  get failure(): string | undefined {
    return describeFailure(this.use.catalogue.error);
  }

  /** Empty while the visitor is outside of all states. */
  get value(): string {
    return this.region?.abbr ?? '';
  }

  /** Tells whether wine can be shipped to the state. */
  get consequence(): string | undefined {
    const { region } = this;
    if (!region) return undefined;
    return region.shippable ? statePickerMessages.served(region.name) : statePickerMessages.refused(region.name);
  }

  pick(abbr: string): void {
    this.picked = abbr;
    this.isMissing = false;
  }

  save(): void {
    const { region } = this;
    this.isMissing = region === undefined;
    if (!region) return;
    this.use.chooseState.execute(region);
    this.use.liveMessage.announce(statePickerMessages.saved(region.name));
    this.close();
  }

  close(): void {
    this.use.picker.close();
  }

  private get region(): Region | undefined {
    const { regions } = this;
    if (!regions) return undefined;
    return this.picked === undefined
      ? findRegion(this.use.state.location, regions)
      : regions.find(({ abbr }) => abbr === this.picked);
  }

  private get regions(): readonly Region[] | undefined {
    return this.use.catalogue.current?.regions;
  }
}
