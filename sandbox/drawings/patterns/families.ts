import { arcs } from './arcs';
import { checker } from './checker';
import { dots } from './dots';
import { hills } from './hills';
import { leaves } from './leaves';
import type { Pattern } from './pattern';
import { rays } from './rays';
import { terrazzo } from './terrazzo';
import { waves } from './waves';

export const families = { hills, waves, dots, rays, leaves, checker, arcs, terrazzo } satisfies Record<string, Pattern>;

export type PatternName = keyof typeof families;

export function isPatternName(name: string): name is PatternName {
  return Object.hasOwn(families, name);
}
