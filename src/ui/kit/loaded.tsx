import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Elements } from './elements';
import { ErrorState } from './error-state';
import { Notice } from './notice';
import { Skeleton, type SkeletonProps } from './skeleton';

/** Comes from a server: a `Resource`, or a presenter that shows one in another shape. */
export interface Loadable<T> {
  /** Undefined until it is known. A value stays while it is loaded again. */
  readonly value: T | undefined;
  /** The reason why the last load failed; undefined while another is under way. */
  readonly error: GatewayError | undefined;
  /** Never rejects. */
  reload(): Promise<void>;
}

export interface FailedProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onRetry: () => void;
}

interface LoadedProps<T> extends Pick<SkeletonProps, 'lines' | 'rows'>, Omit<StaleNoticeProps, 'text'> {
  readonly resource: Loadable<T>;
  readonly messages: { readonly loading: string; readonly failed: Pick<FailedProps, 'title' | 'text'> };
  /** Heads the page until the value does. */
  readonly heading?: string;
  /** True while the value may lack the thing that the page is for. */
  readonly waiting?: boolean;
  readonly Failed?: ComponentType<FailedProps>;
  /** Stands above a value that could not be loaded again. */
  readonly stale?: string;
  /** Replaces a list without entries. */
  readonly empty?: Elements;
  children(this: void, value: T): Elements;
}

/** Shows that something is loading, that it did not load, that it may be outdated, that it is empty, or the thing itself. */
export const Loaded: <T>(props: LoadedProps<T>) => ReactNode = observer(function Loaded({
  resource,
  messages,
  describe,
  heading,
  waiting = false,
  Failed = ErrorState,
  stale,
  empty,
  children,
  ...bones
}: LoadedProps<unknown>) {
  const { value, error } = resource;
  if (value !== undefined && !waiting)
    return (
      <>
        {stale !== undefined && <StaleNotice resource={resource} text={stale} describe={describe} />}
        {empty !== undefined && Array.isArray(value) && value.length === 0 ? empty : children(value)}
      </>
    );
  const { loading, failed } = messages;
  return (
    <>
      {heading !== undefined && <h1>{heading}</h1>}
      {error ? (
        <Failed title={failed.title} text={describe?.(error) ?? failed.text} onRetry={() => void resource.reload()} />
      ) : (
        <Skeleton label={loading} {...bones} />
      )}
    </>
  );
});

interface StaleNoticeProps {
  readonly resource: Loadable<unknown>;
  readonly text: string;
  /** Says why the load failed; without it the text is sufficient. */
  readonly describe?: ((error: GatewayError) => string) | undefined;
}

export const StaleNotice = observer(function StaleNotice({ resource, text, describe }: StaleNoticeProps) {
  const { value, error } = resource;
  if (value === undefined || !error) return null;
  return (
    <Notice
      tone="warning"
      onRetry={() => void resource.reload()}
      text={describe ? `${describe(error)} ${text}` : text}
    />
  );
});
