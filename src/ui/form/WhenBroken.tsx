import type { ReactNode } from 'react';
import { WHEN_BROKEN_ATTRIBUTE } from '../broken';
import { Notice } from '../Notice';

/** For a form that needs its code: what to do instead, for whoever has no scripts or did not get them. */
export function WhenBroken({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" hidden {...{ [WHEN_BROKEN_ATTRIBUTE]: '' }}>
      <Notice>
        <p>{children}</p>
      </Notice>
    </div>
  );
}
