/** Runs scripts of partners in the page. */
export interface ScriptLoader {
  /** Loads a script once, however often it is asked for. Rejects with GatewayError `network_error`. */
  load(url: string): Promise<void>;
}
