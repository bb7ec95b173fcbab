import { useFacts } from '../../api/facts';
import { formatCost } from '../../content/clinicFacts';
import { choosableConsultations } from '../../content/requestedRows';
import { SelectField } from '../../ui/form/SelectField';
import { BookingMachineContext } from './BookingMachineContext';
import { PRICE_NAME } from './bookingFields';
import { useServiceAndDoctor } from './useClinicLists';

/** Lets the patient choose one of a service's consultations; optional. Renders nothing for fewer than two. */
export function ConsultationChoice() {
  const actor = BookingMachineContext.useActorRef();
  const price = BookingMachineContext.useSelector(({ context }) => context.price);
  const serviceId = BookingMachineContext.useSelector(({ context }) => context.serviceId);
  const { service } = useServiceAndDoctor(serviceId, null);
  const offered = choosableConsultations(useFacts(), service);
  if (offered.length === 0) return null;
  return (
    <SelectField
      label="Ce consultație doriți?"
      optionalMark="opțional"
      id={`programare-${PRICE_NAME}`}
      name={PRICE_NAME}
      value={price?.key ?? ''}
      placeholder="Nu știu încă"
      options={offered.map(({ key, name, cost }) => ({ value: key, label: `${name}, ${formatCost(cost)}` }))}
      onChange={({ target }) => {
        const chosen = offered.find(({ key }) => key === target.value) ?? null;
        actor.send({ type: 'price.chosen', price: chosen });
      }}
    />
  );
}
