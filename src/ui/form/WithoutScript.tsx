import type { ReactNode } from 'react';
import { Notice } from '../Notice';

/** For a form that needs scripts: what to do instead, for whoever has none. */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <Notice>
        <p>{children}</p>
      </Notice>
    </noscript>
  );
}
