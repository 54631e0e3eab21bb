/** Things on the shelf that journeys buy. */
export const gamay = { name: 'Night Bus Gamay', sku: 'GAMAY-01', path: '/products/night-bus-gamay/' } as const;
export const chenin = {
  name: 'Small Talk Chenin Blanc',
  sku: 'CHENIN-02',
  path: '/products/small-talk-chenin-blanc/',
} as const;
export const redPack = {
  name: 'The Weeknight Red 6 Pack',
  sku: 'WEEKNIGHT-RED-6',
  path: '/products/weeknight-red-6-pack/',
} as const;
export const glasses = {
  name: 'Short Pour Glasses',
  sku: 'GLASS-SET-2',
  path: '/products/short-pour-glasses/',
} as const;
export const tumbler = { name: 'The Picnic Tumbler', sku: 'TUMBLER-01', path: '/products/picnic-tumbler/' } as const;
/** Comes along with something else only. */
export const iceSleeve = { name: 'Ice Sleeve', sku: 'ICE-SLEEVE', path: '/products/ice-sleeve/' } as const;
/** Three are left. */
export const carignan = {
  name: 'Old Knees Carignan',
  sku: 'CARIGNAN-01',
  path: '/products/old-knees-carignan/',
} as const;
/** None is left. */
export const tangerine = {
  name: 'Campfire Tangerine Orange',
  sku: 'ORANGE-03',
  path: '/products/campfire-tangerine-orange/',
} as const;
