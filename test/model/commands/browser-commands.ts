import type { Fault } from '#sandbox/faults/fault';
import { isCallback, openAddress, openCallback } from '#test/model/support/open-address';
import type { ShopDocument } from '#test/model/support/shop-document';
import type { Tab } from '#test/model/support/tab';
import type { Visit } from '#test/model/support/visit';
import { ShopCommand, TabCommand } from './shop-command';

export class OpenTab extends ShopCommand {
  override check({ tabs }: Readonly<Visit>): boolean {
    return tabs.length < 2;
  }

  protected async happen(visit: Visit): Promise<void> {
    await visit.browser.openTab('/shop/');
  }
}

export class CloseTab extends TabCommand {
  protected doIn(tab: Tab, _document: ShopDocument, visit: Visit): Promise<void> {
    return visit.closeTab(tab);
  }
}

export class Reload extends TabCommand {
  protected async doIn(tab: Tab, { address }: ShopDocument, visit: Visit): Promise<void> {
    if (isCallback(address)) await openCallback(tab, visit, address);
    else if (address.pathname.includes('/order/confirmation/'))
      await openAddress(tab, visit, address.pathname + address.search);
    else await tab.load(address.pathname + address.search);
  }
}

/** The page comes out of the back/forward cache. */
export class ComeBack extends TabCommand {
  protected async doIn(tab: Tab): Promise<void> {
    await tab.goBack();
  }
}

/** An address brings a code. */
export class ArriveWithCode extends TabCommand {
  constructor(
    index: number,
    private readonly code: string,
  ) {
    super(index, { code });
  }

  protected async doIn(tab: Tab): Promise<void> {
    await tab.load(`/shop/?promo=${this.code}`);
  }
}

export class Wait extends ShopCommand {
  constructor(private readonly minutes: number) {
    super({ minutes });
  }

  protected happen(visit: Visit): Promise<void> {
    return visit.pass(this.minutes * 60_000);
  }
}

/** The back end misbehaves from now on, for some calls. */
export class Trouble extends ShopCommand {
  constructor(private readonly fault: Omit<Fault, 'header'>) {
    super({ fault });
  }

  protected happen(visit: Visit): Promise<void> {
    return visit.trouble(this.fault);
  }
}

/** Everything works again. */
export class Calm extends ShopCommand {
  override check({ isTroubled }: Readonly<Visit>): boolean {
    return isTroubled;
  }

  protected happen(visit: Visit): Promise<void> {
    return visit.calm();
  }
}
