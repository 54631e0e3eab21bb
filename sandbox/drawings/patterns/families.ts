import { arcs } from './arcs';
import { checker } from './checker';
import { dots } from './dots';
import { hills } from './hills';
import { leaves } from './leaves';
import { moons } from './moons';
import type { Pattern } from './pattern';
import { petals } from './petals';
import { rays } from './rays';
import { rings } from './rings';
import { scales } from './scales';
import { stripes } from './stripes';
import { terrazzo } from './terrazzo';
import { waves } from './waves';
import { weave } from './weave';
import { zigzag } from './zigzag';

export const families = {
  hills,
  waves,
  dots,
  rays,
  leaves,
  checker,
  arcs,
  terrazzo,
  scales,
  moons,
  rings,
  zigzag,
  stripes,
  petals,
  weave,
} satisfies Record<string, Pattern>;

export type PatternName = keyof typeof families;

export function isPatternName(name: string): name is PatternName {
  return Object.hasOwn(families, name);
}
