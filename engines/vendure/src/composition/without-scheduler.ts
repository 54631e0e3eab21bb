import type { VendureConfig } from '@vendure/core';

/** Removes the scheduler, for workers that receive the time of their work from a test. */
export function withoutScheduler(config: VendureConfig): VendureConfig {
  return { ...config, plugins: (config.plugins ?? []).filter((plugin) => !isScheduler(plugin)) };
}

function isScheduler(plugin: object): boolean {
  const named = 'module' in plugin ? plugin.module : plugin;
  return typeof named === 'function' && named.name === 'DefaultSchedulerPlugin';
}
