// Browsers skip white space and control characters inside a scheme, and read a backslash as a slash.
const deceptive = /[\u0000-\u0020\u007f\\]/;
const insideTheShop = /^(\/(?!\/)|#)/;
const outside = /^(https?:\/\/|mailto:|tel:)/i;

/** Whether a link target leads to a page of the shop, another site, a mailbox or a telephone, and nowhere else. */
export function isSafeLink(target: string): boolean {
  return !deceptive.test(target) && (insideTheShop.test(target) || outside.test(target));
}

const localHost = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3})(:\d+)?$/i;

/** Whether a host, with or without a port, is this machine: only there is content loaded without encryption. */
export function isLocalHost(host: string): boolean {
  return localHost.test(host);
}
