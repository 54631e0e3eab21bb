/**
 * Journeys that are walked in Firefox and WebKit too, each with the difference between browsers: by file, and by words in their
 * names.
 */
export const walkedInOtherBrowsers: Readonly<Record<string, string>> = {
  'guest-purchase: a mixed cart with a coupon': 'the whole way, with forms, flyout, payment page and its return',
  'club-join: leads a guest from the first page':
    'layout of the club in all windows, a link of a mail in the middle of a checkout',
  'sign-in/magic-link: signs in, in the tab that asked for it':
    'cookies of the provider, a token that leaves the address',
  'sign-in/two-tabs: signing out in one signs out the other': 'news from tab to tab',
  'navigation: starts when it was reloaded in the middle':
    'when the first paint is reported, and the place after a reload',
  'navigation: goes to the part of a page that a link names': 'anchors, of the document and of the shop',
  'navigation: goes to a part that was not laid out yet': 'layout that waits, and scrolling to it',
  'before-hydration: puts a product into the cart': 'events before React listens',
  'payment: comes back by the Back button to a checkout that works': 'a page of the shop that comes back as it was',
  'payment: once it is paid, leads by Back to no second payment': 'a payment page that comes back as it was',
  'quantities: sends waiting quantities when the page is left': 'calls that outlive their page',
  'dialogs: opened by': 'dialogs, Escape, and where the focus goes',
  'keyboard: takes codes and lines out without losing the place': 'stops of the Tab key, and where the focus goes',
  'search: to the cart by keyboard': 'a list of suggestions by keys',
};

/** The one of them that every change walks in Firefox: the start of a page has failed there unnoticed. */
export const walkedAtEveryChange = 'navigation: starts when it was reloaded in the middle';

/** Journeys and files that are left to Chromium, with the reason. Of those that are not named, one browser is enough. */
export const leftToChromium: Readonly<Record<string, string>> = {
  'navigation: stands where it stood after a reload, and when the shopper returns from another site':
    'Playwright loses sight of a page that Firefox kept for Back; WebKitGTK is driven there by its own steps',
  'keyboard: from the skip link to the confirmation':
    'behind a dialog the Tab key leads into the bars of Firefox itself',
  'search: finds nothing, and leads on': 'a request is lost under the name that Chromium has for that',
  'content-security: ': 'reports are forgotten by a command of Chromium alone',
  'long-visit: ': 'memory is counted by a command of Chromium alone',
  'sign-in/devices: ': 'the device for passkeys is one of Chromium’s tools',
  'lost-connections: ': 'requests are lost under the names that Chromium has for that',
  'visits: ': 'budgets are bytes of our own, the same in every browser',
  'layout: ': 'the looks themselves are tested, in one browser',
};

/** Returns the part of the name that stands in the journey itself, without its file. */
export function partOfName(name: string): string {
  return name.slice(name.indexOf(': ') + 2);
}
