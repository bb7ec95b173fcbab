import type { ReactNode } from 'react';
import { useClinicFacts } from '../../api/clinicFacts';
import { WHEN_BROKEN } from '../../ui/broken';
import { Notice } from '../../ui/Notice';
import { PhoneLink } from '../../ui/text/PhoneLink';

/** For whoever has no scripts or did not get them, where no server of ours takes the form without. */
export function WhenBroken({ children }: { readonly children: ReactNode }) {
  const { profile: clinic } = useClinicFacts();
  return (
    <div role="alert" hidden {...WHEN_BROKEN}>
      <Notice>
        <p>
          {children} Ne găsiți și la telefon: <PhoneLink number={clinic.phone} />, luni–vineri,{' '}
          {clinic.phoneOpens}–{clinic.phoneCloses}.
        </p>
      </Notice>
    </div>
  );
}
