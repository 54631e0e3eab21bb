import { type PrivacyChoice, trackingPurposes } from '#src/domain/privacy/privacy-choice';
import { isRecord } from '#src/infrastructure/shared/json';
import { json } from './codecs';

/** `{"allowed":["statistics"],"chosenAt":1767225600000}` */
export const privacyChoice = json<PrivacyChoice>((stored) => {
  if (!isRecord(stored)) return undefined;
  const { allowed, chosenAt } = stored;
  if (!Array.isArray(allowed) || !Number.isSafeInteger(chosenAt)) return undefined;
  return {
    allowed: trackingPurposes.filter((purpose) => allowed.includes(purpose)),
    chosenAt: chosenAt as number,
  };
});
