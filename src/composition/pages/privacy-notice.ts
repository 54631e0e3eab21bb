import { ContainerModule } from 'inversify';
import { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import { PromoStorage } from '#src/application/ports/browser/promo-storage';
import { Clock } from '#src/application/ports/system/clock';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { ChoosePrivacy } from '#src/application/privacy/choose-privacy';
import { Privacy } from '#src/application/privacy/privacy';
import { construct, constructEach } from '#src/composition/bind';
import { AskedPurposes } from '#src/composition/configuration/configured-values';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { PrivacyNoticePresenter } from '#src/ui/privacy/privacy-notice.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, ChoosePrivacy, [PrivacyStorage, AnonymousId, PromoStorage, ClickIdStorage, Clock]);
  constructEach(bind, PrivacyNoticePresenter, [
    Privacy,
    ChoosePrivacy,
    AskedPurposes,
    PrivacyNoticeState,
    LiveMessageState,
  ]);
});

export const modules = [presenters];

export { PrivacyNotice as View } from '#src/ui/privacy/privacy-notice';
