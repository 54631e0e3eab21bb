import { Notice } from '../../components/notice';

/** Where a failure is told. Always there, so that what arrives is spoken. */
export function FailureNotice({ failure }: { readonly failure: string | undefined }) {
  return (
    <div role="alert">
      {failure !== undefined && (
        <Notice tone="error" still>
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  );
}
