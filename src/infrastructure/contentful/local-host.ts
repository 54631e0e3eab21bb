const localHost = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3})(:\d+)?$/i;

/** Whether a host, with or without a port, is this machine: only there is content loaded without encryption. */
export function isLocalHost(host: string): boolean {
  return localHost.test(host);
}
