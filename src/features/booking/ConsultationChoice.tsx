import { formatCost } from '../../content/clinicData';
import type { Service } from '../../domain/entities';
import type { PriceFacts } from '../../domain/facts';
import { SelectField } from '../../ui/form/SelectField';
import { PRICE_NAME } from './bookingFields';
import { useKnownService } from './useKnownService';

interface ConsultationChoiceProps {
  readonly service: Service | undefined;
  readonly price: PriceFacts | null;
  readonly onChange: (price: PriceFacts | null) => void;
}

/** Lets the patient choose one of a service's consultations; optional. Renders nothing for fewer than two. */
export function ConsultationChoice({ service, price, onChange }: ConsultationChoiceProps) {
  const { prices: offered } = useKnownService(service);
  if (offered.length < 2) return null;
  return (
    <SelectField
      label="Ce consultație doriți?"
      optional="opțional"
      id={`programare-${PRICE_NAME}`}
      name={PRICE_NAME}
      value={price?.key ?? ''}
      placeholder="Nu știu încă"
      options={offered.map(({ key, name, cost }) => ({ value: key, label: `${name}, ${formatCost(cost)}` }))}
      onChange={({ target }) => {
        onChange(offered.find(({ key }) => key === target.value) ?? null);
      }}
    />
  );
}
