import { token } from '#src/application/ports/token';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';

/** Only those that something is configured for. */
export const AskedPurposes = token<readonly TrackingPurpose[]>('AskedPurposes');
