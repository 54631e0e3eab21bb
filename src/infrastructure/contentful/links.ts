// Browsers ignore white space and control characters inside a scheme, and treat a backslash as a slash.
const deceptive = /[\u0000-\u0020\u007f\\]/;
const insideTheShop = /^(\/(?!\/)|#)/;
const outside = /^(https?:\/\/|mailto:|tel:)/i;

/** True when a link leads to the shop, a website, an e-mail address or a phone number. */
export function isSafeLink(target: string): boolean {
  return !deceptive.test(target) && (insideTheShop.test(target) || outside.test(target));
}

const localHost = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3})(:\d+)?$/i;

/** True when a host is this machine, with or without a port. Only content from this machine is loaded without TLS. */
export function isLocalHost(host: string): boolean {
  return localHost.test(host);
}
