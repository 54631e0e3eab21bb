import { token } from '#src/application/ports/token';

export interface ScriptLoader {
  /** Loads once, however often it is asked for. Rejects with GatewayError `network_error`. */
  load(url: string): Promise<void>;
}

export const ScriptLoader = token<ScriptLoader>('ScriptLoader');
