import type { VendureConfig } from '@vendure/core';

/** Leaves out what starts tasks by the wall clock, for workers that are told when to do what is due. */
export function withoutScheduler(config: VendureConfig): VendureConfig {
  return { ...config, plugins: (config.plugins ?? []).filter((plugin) => !isScheduler(plugin)) };
}

function isScheduler(plugin: object): boolean {
  const named = 'module' in plugin ? plugin.module : plugin;
  return typeof named === 'function' && named.name === 'DefaultSchedulerPlugin';
}
