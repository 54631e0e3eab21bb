import type { Capabilities } from '#src/application/ports/shop/capabilities';
import { specificationCapabilities } from '#src/infrastructure/shop-api/capabilities';

export type CapabilityName = keyof Capabilities;

export const capabilityNames = Object.keys(specificationCapabilities) as readonly CapabilityName[];

/** The capabilities of an engine that lacks these. */
export function capabilitiesWithout(...lacking: readonly CapabilityName[]): Capabilities {
  const all = capabilityNames.map((name) => [name, !lacking.includes(name)]);
  return Object.fromEntries(all) as Readonly<Record<CapabilityName, boolean>>;
}
