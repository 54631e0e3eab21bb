import { token } from '#src/application/ports/token';
import type { askedPurposes, Configuration, partnerScripts } from './configuration';

/** The address that links in mails and other providers return to, with its origin. */
export const CallbackUrl = token<string>('CallbackUrl');

/** The address for analytics events; undefined where they are not configured. */
export const EventsUrl = token<string | undefined>('EventsUrl');

/** The affiliate network's address for orders; undefined where there is none. */
export const AffiliateUrl = token<string | undefined>('AffiliateUrl');

/** The scripts of partners, by purpose. */
export const PartnerScripts = token<ReturnType<typeof partnerScripts>>('PartnerScripts');

/** The purposes that visitors are asked about: only those that something is configured for. */
export const AskedPurposes = token<ReturnType<typeof askedPurposes>>('AskedPurposes');

/** The service for messages to the shop; undefined where there is none. */
export const ContactUrl = token<string | undefined>('ContactUrl');

/** The service for mailing lists and giveaways; undefined where there is none. */
export const OptInUrl = token<string | undefined>('OptInUrl');

/** The service with buyers' reviews; undefined where there is none. */
export const ReviewsUrl = token<string | undefined>('ReviewsUrl');

/** The service that locates visitors; undefined where there is none. */
export const GeolocationService = token<Configuration['geolocation']>('GeolocationService');

export const SignInSettings = token<Configuration['signIn']>('SignInSettings');
