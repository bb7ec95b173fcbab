import type { ReactNode } from 'react';
import { useFacts } from '../../api/facts';
import { phoneHours } from '../../content/phoneHours';
import { Notice } from '../../ui/Notice';
import { PhoneLink } from '../../ui/links';

/** Shows a note to readers without scripts; for a form that cannot be sent without. */
export function NoScript({ children }: { readonly children: ReactNode }) {
  const { profile: clinic } = useFacts();
  return (
    <noscript>
      <Notice>
        <p>
          {children} Ne găsiți și la telefon: <PhoneLink number={clinic.phone} />, {phoneHours(clinic)}.
        </p>
      </Notice>
    </noscript>
  );
}
