import { beforeEach, describe, expect, it } from 'vitest';
import { ChooseState } from '#src/application/geography/choose-state';
import { DismissWarning } from '#src/application/geography/dismiss-warning';
import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { GatewayError } from '#src/application/ports/gateway-error';
import { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { PlaceStorage } from '#src/application/storage/place-storage';
import { given } from '#src/composition/container';
import type { Region } from '#src/domain/geography/shippable';
import { unitedStates } from '#test/domain/geography/united-states';
import { Gate } from '#test/fakes/shop/gate';
import { openTab, type TestTab } from '#test/support/test-tab';

const state = (tab: TestTab) => tab.get(GeolocationState);
const storage = (tab: TestTab) => tab.get(PlaceStorage);
const locate = (tab: TestTab) => tab.get(LocateVisitor).execute();
const region = (abbr: string): Region => unitedStates.find((one) => one.abbr === abbr)!;
const places = {
  utah: { country: 'US', region: 'UT' },
  nevada: { country: 'US', region: 'NV' },
  france: { country: 'France', region: 'Occitanie' },
} as const;
const california = { country: 'United States', region: 'California' };

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
  tab.content.catalogue = { products: [], kits: [], regions: unitedStates };
});

describe('Finding out where a visitor is (spec §4 Geolocation, §9 Default geolocation)', () => {
  it('takes them to be in California meanwhile, and says that it asks', async () => {
    const gate = new Gate();
    tab.world.geolocation.gate = gate;
    const locating = locate(tab);
    await gate.reached;
    expect(state(tab)).toMatchObject({ location: california, isFetching: true, isWarning: false });
    gate.release();
    await locating;
    expect(state(tab)).toMatchObject({ location: california, isFetching: false, isWarning: false });
  });

  it.each([
    ['utah', { kind: 'excluded-state', region: 'Utah' }, true],
    ['france', { kind: 'elsewhere' }, true],
    ['nevada', { kind: 'shippable' }, false],
  ] as const)('warns outside the shippable states: %s', async (where, reach, isWarning) => {
    tab.world.geolocation.place = places[where];
    await locate(tab);
    expect(state(tab)).toMatchObject({ reach, isWarning, isChosen: false });
  });

  it('asks once in a visit, and keeps the answer and the warning over a reload', async () => {
    tab.world.geolocation.place = places.utah;
    await locate(tab);
    const again = tab.reload();
    await locate(again);
    expect(tab.world.geolocation.asked).toBe(1);
    expect(state(again)).toMatchObject({ location: { region: 'Utah' }, isWarning: true });
  });

  it('asks anew in the next visit, where the last guess stands until then', async () => {
    tab.world.geolocation.place = places.utah;
    await locate(tab);
    const next = tab.openAnother();
    const gate = new Gate();
    Object.assign(tab.world.geolocation, { gate, place: places.nevada });
    const locating = locate(next);
    await gate.reached;
    expect(state(next).location.region).toBe('Utah');
    gate.release();
    await locating;
    expect(state(next)).toMatchObject({ location: { region: 'Nevada' }, isWarning: false });
  });

  it.each(['timeout', 'server_error', 'wrong_shape', 'network_error'] as const)(
    'stays where it was when the service answers with %s: no warning is shown, no place is logged',
    async (code) => {
      tab.world.geolocation.failure = code;
      await locate(tab);
      await locate(tab);
      expect(state(tab)).toMatchObject({ location: california, isFetching: false, isWarning: false });
      expect(tab.world.geolocation.asked).toBe(1);
      expect(tab.logger.entries).toEqual([{ message: 'Where the visitor is stays unknown', details: { code } }]);
    },
  );

  it('makes no call where no service is configured, and assumes California', async () => {
    const without = openTab({ adapters: [given(GeolocationReader, undefined)] });
    without.content.catalogue = tab.content.catalogue;
    await locate(without);
    expect(state(without)).toMatchObject({ location: california, isWarning: false });
    expect(without.logger.entries).toEqual([]);
  });

  it('takes a stored state that does not exist for none', async () => {
    storage(tab).write({ place: { country: 'United States', region: 'Atlantis' }, isChosen: true });
    tab.world.geolocation.place = places.nevada;
    await locate(tab);
    expect(state(tab)).toMatchObject({ location: { region: 'Nevada' }, isChosen: false });
  });

  it('says nothing while it is not known where wine can go', async () => {
    tab.world.geolocation.place = places.utah;
    tab.content.failNext(new GatewayError({ code: 'network_error' }));
    await locate(tab);
    expect(state(tab)).toMatchObject({ location: california, isWarning: false });
  });
});

describe('Understanding the warning (spec §4: until the user dismisses it with "I understand")', () => {
  it('ends it for this place, in this visit and the next, and for no other place', async () => {
    tab.world.geolocation.place = places.utah;
    await locate(tab);
    await tab.get(DismissWarning).execute();
    expect(state(tab).isWarning).toBe(false);
    const next = tab.openAnother();
    await locate(next);
    expect(state(next)).toMatchObject({ location: { region: 'Utah' }, isWarning: false });
    tab.world.geolocation.place = places.france;
    const abroad = tab.openAnother();
    await locate(abroad);
    expect(state(abroad).isWarning).toBe(true);
  });
});

describe('Choosing a state by hand (spec §3 geolocation, §4)', () => {
  it('overrules the guess, in this visit and the next, and the service is asked no more', async () => {
    tab.world.geolocation.place = places.utah;
    await locate(tab);
    tab.get(ChooseState).execute(region('NV'));
    expect(state(tab)).toMatchObject({ location: { region: 'Nevada' }, isChosen: true, isWarning: false });
    const next = tab.openAnother();
    await locate(next);
    expect(state(next)).toMatchObject({ location: { region: 'Nevada' }, isChosen: true, isWarning: false });
    expect(tab.world.geolocation.asked).toBe(1);
  });

  it('counts while the service has not answered yet', async () => {
    const gate = new Gate();
    Object.assign(tab.world.geolocation, { gate, place: places.utah });
    const locating = locate(tab);
    await gate.reached;
    tab.get(ChooseState).execute(region('NV'));
    gate.release();
    await locating;
    expect(state(tab)).toMatchObject({ location: { region: 'Nevada' }, isChosen: true, isFetching: false });
    expect(state(tab).isWarning).toBe(false);
  });

  it('may be a state that refuses wine: the visitor who chose it is not warned', async () => {
    tab.get(ChooseState).execute(region('UT'));
    await locate(tab);
    expect(state(tab)).toMatchObject({ reach: { kind: 'excluded-state', region: 'Utah' }, isWarning: false });
  });

  it('is followed by other tabs', async () => {
    const other = tab.openAnother();
    tab.get(ChooseState).execute(region('NV'));
    await other.get(LocateVisitor).follow();
    expect(state(other)).toMatchObject({ location: { region: 'Nevada' }, isChosen: true });
  });
});
