import { ContainerModule } from 'inversify';
import { adapt, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import type { EventListContent } from '#src/domain/content/page-content';
import { IntlTimeZone } from '#src/infrastructure/browser/intl-time-zone';
import { EventListPage } from '#src/ui/events/event-list';
import { EventListPresenter } from '#src/ui/events/event-list.presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  adapt(bind, ports.timeZone, IntlTimeZone, []);
  constructEach(bind, EventListPresenter, [ports.variantReader, ports.clock, ports.timeZone, ports.logger]);
});

export const modules = [presenters];

export const page = definePage<EventListContent>({ View: EventListPage, head: contentHead });
