import { ContainerModule } from 'inversify';
import { ChoosePrivacy } from '#src/application/privacy/choose-privacy';
import { Privacy } from '#src/application/privacy/privacy';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { PrivacyNoticePresenter } from '#src/ui/privacy/privacy-notice.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, ChoosePrivacy, [
    ports.privacyStorage,
    ports.anonymousId,
    ports.promoStorage,
    ports.clickIdStorage,
    ports.clock,
  ]);
  constructEach(bind, PrivacyNoticePresenter, [
    Privacy,
    ChoosePrivacy,
    ports.askedPurposes,
    PrivacyNoticeState,
    LiveMessageState,
  ]);
});

export const modules = [presenters];

export { PrivacyNotice as View } from '#src/ui/privacy/privacy-notice';
