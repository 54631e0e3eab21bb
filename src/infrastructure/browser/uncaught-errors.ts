/** Passes on each uncaught error. Returns a function that stops it. */
export function onUncaughtError(tell: (error: unknown) => void): () => void {
  const onError = ({ error }: ErrorEvent): void => tell(error);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
