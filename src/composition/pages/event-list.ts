import { ContainerModule } from 'inversify';
import { TimeZone } from '#src/application/ports/browser/time-zone';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { adapt, constructEach } from '#src/composition/bind';
import type { EventListContent } from '#src/domain/content/page-content';
import { IntlTimeZone } from '#src/infrastructure/browser/intl-time-zone';
import { EventListPage } from '#src/ui/events/event-list';
import { EventListPresenter } from '#src/ui/events/event-list.presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  adapt(bind, TimeZone, IntlTimeZone, []);
  constructEach(bind, EventListPresenter, [VariantReader, Clock, TimeZone, Logger]);
});

export const modules = [presenters];

export const page = definePage<EventListContent>({ View: EventListPage, head: contentHead });
