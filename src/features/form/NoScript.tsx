import type { ReactNode } from 'react';
import { useClinicData } from '../../api/clinicData';
import { Notice } from '../../ui/Notice';
import { PhoneLink } from '../../ui/text/PhoneLink';

/** A form's note for readers without scripts, where it cannot be sent without. */
export function NoScript({ children }: { readonly children: ReactNode }) {
  const { profile: clinic } = useClinicData();
  return (
    <noscript>
      <Notice>
        <p>
          {children} Ne găsiți și la telefon: <PhoneLink number={clinic.phone} />, luni–vineri,{' '}
          {clinic.phoneOpens}–{clinic.phoneCloses}.
        </p>
      </Notice>
    </noscript>
  );
}
