import './ui/styles/site.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { KeepCartCurrent } from './application/start-up/keep-cart-current';
import { StartShop } from './application/start-up/start-shop';
import { configuration } from './composition/browser-configuration';
import { createContainer, siteIdentity } from './composition/create-container';
import { readDocumentState } from './composition/document-state';
import { pageDataModule } from './composition/modules/page-data-module';
import { ports } from './composition/tokens';
import { App } from './ui/app/app';
import { NavigationPresenter } from './ui/app/navigation.presenter';

/** The development server renders nothing ahead; its content is served under this build's name. */
const developmentBuild = 'development';

/** Brings the served document to life, then the shopper's cart (spec §4 Start-up). */
async function start(root: HTMLElement): Promise<void> {
  const state = readDocumentState(document);
  const site = siteIdentity(configuration);
  const container = createContainer(configuration, pageDataModule(state?.buildId ?? developmentBuild));
  const shell = state?.shell ?? (await container.get(ports.contentReader).readShell());
  const { pathname, search, hash } = window.location;
  if (state && !state.isAppShell) {
    const location = { pathname: pathname.slice(site.prefix.length) || '/', search, hash, state: null, key: 'default' };
    await container.get(NavigationPresenter).start(location, state.opened);
  }
  const app = (
    <BrowserRouter basename={site.prefix}>
      <App container={container} context={{ site, shell }} />
    </BrowserRouter>
  );
  if (state) hydrateRoot(root, app);
  else createRoot(root).render(app);
  container.get(KeepCartCurrent).execute();
  const parameters = new URLSearchParams(search);
  await container.get(StartShop).execute({
    checkoutSessionId: parameters.get('checkout_session_id') ?? undefined,
    number: parameters.get('number') ?? undefined,
  });
}

const root = document.getElementById('root');
if (root) void start(root);
