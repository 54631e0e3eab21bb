import { type Scene } from './article-scene-parts';
import { indoorScenes } from './indoor-scenes';
import { openAirScenes } from './open-air-scenes';
import { stillLifeScenes } from './still-life-scenes';

export const scenes = {
  ...openAirScenes,
  ...indoorScenes,
  ...stillLifeScenes,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
