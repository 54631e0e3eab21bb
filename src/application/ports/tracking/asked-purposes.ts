import { token } from '#src/application/ports/token';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';

/** The purposes that visitors are asked about: only those that something is configured for. */
export const AskedPurposes = token<readonly TrackingPurpose[]>('AskedPurposes');
