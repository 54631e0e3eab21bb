const separators = /[\s().\u2010-\u2015\u2212/-]/g;

/** Neither an area code nor an exchange begins with 0 or 1. */
const usNumber = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** Service numbers such as 911. */
const service = /^[2-9]11/;

/** E.164, "+12025550123"; undefined for other countries, extensions and letters. */
export function usPhone(typed: string): string | undefined {
  const [, digits] = usNumber.exec(typed.normalize('NFKC').replace(separators, '')) ?? [];
  return digits === undefined || service.test(digits) ? undefined : `+1${digits}`;
}
