import { styled } from 'styled-components';
import { clinic } from '../content/clinic';
import { space } from '../ui/tokens';

const Definitions = styled.dl`
  display: grid;
  gap: ${space[2]};
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

interface Hours {
  readonly opens: string;
  readonly closes: string;
}

function Span({ opens, closes }: Hours) {
  return (
    <>
      <time>{opens}</time>–<time>{closes}</time>
    </>
  );
}

/** When the clinic is open and when it answers the phone (specification §9). */
export function OpeningHours() {
  return (
    <Definitions>
      <div>
        <dt>Luni–vineri</dt>
        <dd>
          <Span {...clinic.openingHours} />
        </dd>
      </div>
      <div>
        <dt>La telefon, luni–vineri</dt>
        <dd>
          <Span {...clinic.phoneHours} />
        </dd>
      </div>
    </Definitions>
  );
}
