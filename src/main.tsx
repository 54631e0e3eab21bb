import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/ui/frame/app';
import { log } from './application/calls/log';
import { ContentReader } from './application/ports/content/content-reader';
import { SessionHint } from './application/ports/identity/session-hint';
import { EventTracker } from './application/ports/tracking/event-tracker';
import { SignInStorage } from './application/storage/sign-in-storage';
import { builtConfiguration } from './composition/configuration/configuration';
import { createContainer, pageData, siteIdentity } from './composition/create-container';
import { CampaignWatch } from './ui/campaign/shared/campaign-watch';
import { readDocumentState } from './ui/shell/document-state';
import { NavigationPresenter } from './ui/shell/navigation.presenter';
import { nextTask } from './ui/shell/next-task';
import './ui/styles/site.css';

type Container = ReturnType<typeof createContainer>;

const configuration = builtConfiguration();

/** The development server renders nothing ahead; its content is served under this build's name. */
const developmentBuild = 'development';

/** Hydrates the served document, then loads the shopper's cart (spec §4 Start-up). */
async function start(root: HTMLElement): Promise<void> {
  const isPreview = new URLSearchParams(window.location.search).has('preview');
  const state = isPreview ? undefined : readDocumentState(document);
  const site = siteIdentity(configuration);
  const { pathname, search, hash } = window.location;
  // Hosts that cannot redirect also serve addresses without the prefix, or in capitals; every page has only one address.
  const beginning = `${site.prefix}/`;
  if (!pathname.startsWith(beginning)) {
    const isOtherCase = pathname.toLowerCase().startsWith(beginning.toLowerCase());
    window.location.replace(site.prefix + pathname.slice(isOtherCase ? site.prefix.length : 0) + search + hash);
    return;
  }
  const early = window.earlyEvents;
  let follow: (() => void) | undefined;
  const container = createContainer(configuration, isPreview ? [] : pageData(state?.buildId ?? developmentBuild));
  await nextTask();
  if (isPreview) await openPreview(container);
  const shell = state?.shell ?? (await container.get(ContentReader).readShell());
  if (state && !state.isAppShell) {
    // The router gives the location the same key, also after a reload.
    const key = (window.history.state as { key?: string } | null)?.key ?? 'default';
    const location = { pathname: pathname.slice(site.prefix.length) || '/', search, hash, state: null, key };
    const navigation = container.get(NavigationPresenter);
    await Promise.all([navigation.start(location, state.opened), early?.kept[0] && loadReplay()]);
    // Without its code the page cannot be hydrated. It stays as it was served, readable and with links that load
    // documents.
    if (!navigation.shown) return early?.fail();
    if (early?.kept[0]) navigation.held = new Promise((resolve) => (follow = resolve));
  }
  // Comes first, so that shoppers who leave the page quickly keep the offers of their address.
  container.get(CampaignWatch).mount(search);
  // Without transitions the target of a click is known before anything else happens, such as writing the old page's
  // address.
  const app = (
    <BrowserRouter basename={`${site.prefix}/`} useTransitions={false}>
      <App
        container={container}
        context={{ site, shell }}
        onHydrated={() => {
          void orTell(answerEarlyEvents(follow));
          startShopper(container, new URLSearchParams(search));
        }}
        onCrashed={(error) => {
          log.warn('A view crashed', { error });
          container.get(EventTracker).track('action_failed', { code: 'view_crashed' });
        }}
      />
    </BrowserRouter>
  );
  // Hydrates in slices, between which the browser responds to the shopper.
  if (state) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Only shoppers who acted before hydration need this chunk. */
const loadReplay = () => import('./ui/shell/replay-early-events');

/** Tells shoppers who have already pressed something that nothing will happen, if the work fails. */
function orTell(work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => {
    window.earlyEvents?.fail();
    throw error;
  });
}

/** Replays the events from before hydration (docs/adr/0010); from then on the page responds by itself. */
async function answerEarlyEvents(follow?: () => void): Promise<void> {
  const early = window.earlyEvents;
  try {
    if (early?.kept[0]) await (await loadReplay()).replayEarlyEvents(early, follow);
  } finally {
    follow?.();
    early?.stop();
  }
}

async function openPreview(container: Container): Promise<void> {
  (await import('./composition/modules/content-service')).adapters(container, 'preview');
}

/** Nothing may change the page before it is hydrated. */
function startShopper(container: Container, parameters: URLSearchParams): void {
  // Guests never load sign-in, and nothing waits for it.
  if (container.get(SignInStorage).wasSignedIn() || container.get(SessionHint).mayBeSignedIn())
    import('./composition/modules/session')
      .then(({ openSession }) => void openSession(container))
      .catch(warn('Sign-in could not be loaded'));
  void watchVisitor(container);
  inOwnTask(import('./composition/modules/shopper'))
    .then(({ startShopping }) => startShopping(container, parameters))
    .catch(warn('The cart is kept for the next page'))
    .finally(() => void startLast(container, parameters));
}

/** Waits until the page is interactive. */
function watchVisitor(container: Container): Promise<void> {
  return inOwnTask(import('./composition/modules/tracking'))
    .then(({ startTracking }) => startTracking(container))
    .catch(warn('Nobody is asked about privacy; nothing is tracked'));
}

/** Waits for the shopper to scroll, and fetches the pages ahead that the links lead to. */
async function startLast(container: Container, parameters: URLSearchParams): Promise<void> {
  await inOwnTask(import('./composition/modules/prefetch'))
    .then(({ openLinkWatch, startWholePages }) => {
      startWholePages(container);
      // Editors want to see each page as it is now.
      if (!parameters.has('preview')) openLinkWatch(container).mount(window.location.origin);
    })
    .catch(warn('No page is fetched ahead'));
}

/** Parts that start after hydration come in one script: one after the other, they would be one long task. */
async function inOwnTask<Module>(load: Promise<Module>): Promise<Module> {
  const module = await load;
  await nextTask();
  return module;
}

function warn(message: string): (cause: unknown) => void {
  return (cause) => log.warn(message, { cause });
}

const root = document.getElementById('root');
if (root) void orTell(nextTask().then(() => start(root)));
