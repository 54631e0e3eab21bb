import { token } from '#src/application/ports/token';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';

/** The addresses of the scripts of partners, by the purpose that they need permission for. */
export type PartnerScripts = Readonly<Partial<Record<TrackingPurpose, string>>>;

export const PartnerScripts = token<PartnerScripts>('PartnerScripts');
