import type { GeolocationStorage } from '#src/application/ports/browser/geolocation-storage';
import { defaultPlace, type KeptPlace } from '#src/domain/geography/geolocation';
import type { SafeStorage } from './safe-storage';

const stateKey = 'geolocation-state';
const countryKey = 'geolocation-country';
const chosenKey = 'geolocation-chosen';
const understoodKey = 'geolocation-understood';
const askedKey = 'geolocation-asked';
const separator = '|';

/** State and country in local storage (spec §3 Local storage keys). That a visit has asked is its tab's. */
export class BrowserGeolocationStorage implements GeolocationStorage {
  constructor(
    private readonly local: SafeStorage,
    private readonly tab: SafeStorage,
  ) {}

  read(): KeptPlace | undefined {
    const region = this.local.read(stateKey);
    if (region === undefined) return undefined;
    const country = this.local.read(countryKey) ?? defaultPlace.country;
    return { place: { country, region }, isChosen: this.local.read(chosenKey) === 'true' };
  }

  /** The state is written last: other tabs wait for it. */
  write({ place: { country, region }, isChosen }: KeptPlace): void {
    this.local.write(countryKey, country);
    this.local.write(chosenKey, String(isChosen));
    this.local.write(stateKey, region);
  }

  wasAsked(): boolean {
    return this.tab.read(askedKey) === 'true';
  }

  writeAsked(): void {
    this.tab.write(askedKey, 'true');
  }

  isUnderstood(key: string): boolean {
    return this.understood.includes(key);
  }

  writeUnderstood(key: string): void {
    if (!this.isUnderstood(key)) this.local.write(understoodKey, [...this.understood, key].join(separator));
  }

  onChange(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === stateKey) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }

  private get understood(): readonly string[] {
    return (this.local.read(understoodKey) ?? '').split(separator).filter((key) => key !== '');
  }
}
