import { serviceIdOf } from '../../content/bookableServices';
import { PRICES } from '../../content/prices';
import type { Specialty } from '../../content/specialty';
import { PriceTable } from '../../layout/PriceTable';
import { SectionHead } from '../../layout/SectionHead';
import { Stack } from '../../ui/grid/Stack';
import { styled } from 'styled-components';
import { color, fontSize, measure } from '../../ui/tokens';

/** The anchor of the price list. */
export const PRICES_ID = 'preturi';

const Note = styled.p`
  max-width: ${measure};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** Everything a specialty costs. */
export function PriceSection({ specialty: { key, priceNote } }: { readonly specialty: Specialty }) {
  return (
    <Stack $gap={4}>
      <SectionHead heading="Prețuri" id={PRICES_ID} />
      <PriceTable labelledBy={PRICES_ID} prices={PRICES[key]} serviceId={serviceIdOf(key)} />
      <Note>{priceNote}</Note>
    </Stack>
  );
}
