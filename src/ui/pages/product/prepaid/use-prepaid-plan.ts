import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { planFromText, planToText } from '#src/domain/prepaid/prepaid-offer';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';
import { useSearchWriter } from '#src/ui/app/use-search-writer';

/**
 * The plan in the address, and the way to choose another one. A choice counts at once: the address follows a moment later,
 * and a radio button must not fall back until then.
 */
export function usePrepaidPlan(
  isOffered: boolean,
): readonly [PrepaidPlan | undefined, (plan: PrepaidPlan | undefined) => void] {
  const [parameters] = useSearchParams();
  const write = useSearchWriter();
  const asked = parameters.get('prepaid') ?? '';
  const [wish, setWish] = useState({ asked, text: asked });
  const text = wish.asked === asked ? wish.text : asked;
  return [
    isOffered ? planFromText(text) : undefined,
    (plan) => {
      const wanted = plan ? planToText(plan) : '';
      setWish({ asked, text: wanted });
      write(wanted && `?prepaid=${wanted}`);
    },
  ];
}
