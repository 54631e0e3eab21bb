import { token } from '#src/application/ports/token';

/** Runs scripts of partners in the page. */
export interface ScriptLoader {
  /** Loads a script once, however often it is asked for. Rejects with GatewayError `network_error`. */
  load(url: string): Promise<void>;
}

export const ScriptLoader = token<ScriptLoader>('ScriptLoader');
