import { useFacts } from '../../api/facts';
import { appointmentTexts } from '../../content/pages/appointment';
import type { PatientPaths } from '../../content/patientPaths';
import { Button } from '../../ui/Button';
import { UnprintedDisclosure } from '../../ui/Disclosure';
import { ButtonForm } from './PlainForm';

/** Lets patients read and erase their own data (GDPR, articles 15 and 17), of this one appointment only. */
export function OwnData({ paths, canForget }: { readonly paths: PatientPaths; readonly canForget: boolean }) {
  const { profile: clinic } = useFacts();
  return (
    <UnprintedDisclosure summary={appointmentTexts.yourData}>
      <p>{appointmentTexts.dataNote}</p>
      <a href={paths.data} download>
        {appointmentTexts.readData}
      </a>
      <p>{canForget ? appointmentTexts.forgetNote : appointmentTexts.forgetLater}</p>
      {canForget && (
        <ButtonForm method="post" action={paths.forget}>
          <Button $variant="secondary">{appointmentTexts.forget}</Button>
        </ButtonForm>
      )}
      <p>
        {appointmentTexts.otherData} <a href={`mailto:${clinic.email}`}>{clinic.email}</a>.
      </p>
    </UnprintedDisclosure>
  );
}
