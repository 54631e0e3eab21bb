/**
 * What browsers load in place of reflect-metadata (docs/adr/0023). Inversify brings that along for decorators; here nothing is
 * decorated (docs/adr/0002), and all that is left of it are two counters that Inversify keeps as own metadata.
 */
const metadata = new WeakMap<object, Map<unknown, unknown>>();

function getOwnMetadata(key: unknown, target: object): unknown {
  return metadata.get(target)?.get(key);
}

function defineMetadata(key: unknown, value: unknown, target: object): void {
  metadata.set(target, (metadata.get(target) ?? new Map<unknown, unknown>()).set(key, value));
}

Object.assign(Reflect, { getOwnMetadata, getMetadata: getOwnMetadata, defineMetadata });
