import type { ReactNode } from 'react';
import { useClinicData } from '../../api/clinicData';
import { Notice } from '../../ui/Notice';
import { PhoneLink } from '../../ui/text/PhoneLink';

/** Shows a note to readers without scripts, if the form cannot be sent without. */
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
