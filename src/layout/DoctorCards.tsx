import { css, styled } from 'styled-components';
import { Columns } from '../ui/grid/Columns';
import { useClinicFacts } from '../api/clinicFacts';
import { specialtyOf } from '../content/clinicFacts';
import { doctorName } from '../domain/doctorName';
import type { DoctorFacts } from '../domain/facts';
import { PATHS } from '../content/paths';
import {
  color,
  columns,
  fontSize,
  forcedEdge,
  hues,
  notPrinted,
  pressable,
  radius,
  space,
} from '../ui/tokens';
import { SiteLink } from '../ui/SiteLink';
import { FreeTimeLink } from './FreeTimeLink';
import { Icon } from '../ui/Icon';

const large = css`
  flex-direction: column;
  flex-wrap: nowrap;
  align-items: stretch;
  > :is(img, svg) {
    width: 100%;
  }
  > div {
    flex: none;
  }
`;

/** Where a card has the whole width, or is one of a few, its portrait stands beside its words. */
const CardItem = styled.li<{ $tint: string; $isLarge: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  break-inside: avoid;
  > :is(img, svg) {
    flex: none;
    width: 7rem;
    height: auto;
    border-radius: ${radius.card};
    background: ${({ $tint }) => $tint};
  }
  @media ${columns.two} {
    ${({ $isLarge }) => $isLarge && large}
  }
  h3 {
    font-size: 1.125rem;
    letter-spacing: -0.01em;
  }
  p {
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.4;
  }
  > div {
    display: grid;
    flex: 1 1 8rem;
    gap: ${space[1]};
  }
  a {
    ${pressable}
    font-size: ${fontSize.small};
    line-height: 1.4;
  }
  /* The whole card leads to its doctor. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  @media print {
    img {
      max-width: 3.5cm;
    }
  }
`;

const Tile = styled(SiteLink)`
  display: grid;
  align-content: space-between;
  gap: ${space[4]};
  height: 100%;
  min-height: 9rem;
  padding: clamp(${space[4]}, 2vw, ${space[6]});
  ${forcedEdge}
  border-radius: ${radius.card};
  background: ${hues.brand.soft};
  color: ${color.brandDeep};
  font-size: clamp(1.0625rem, 0.95rem + 0.5vw, 1.375rem);
  font-weight: 700;
  letter-spacing: -0.015em;
  line-height: 1.25;
  text-decoration: none;
  &:hover {
    background: ${color.brandTint};
    color: ${color.brandDeep};
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
  }
  ${notPrinted}
`;

/** After the last portrait: to everybody's free times. */
function AllDoctorsLink() {
  return (
    <Tile to={PATHS.booking}>
      <Icon name="CalendarDays" size={32} strokeWidth={1.75} />
      <span>
        Vedeți orele libere ale fiecărui medic
        <Icon name="ArrowRight" size={22} />
      </span>
    </Tile>
  );
}

/** Initials where there is no picture. */
function Portrait({ doctor: { firstName, lastName, portrait } }: { readonly doctor: DoctorFacts }) {
  const size = { width: 320, height: 360 };
  if (portrait !== null)
    return <img src={`/doctors/${portrait}`} alt="" {...size} loading="lazy" decoding="async" />;
  return (
    <svg viewBox="0 0 320 360" aria-hidden="true">
      <text x="160" y="205" textAnchor="middle" fontSize="96" fontWeight="700" fill="currentColor">
        {firstName.charAt(0) + lastName.charAt(0)}
      </text>
    </svg>
  );
}

interface Props {
  readonly doctors: readonly DoctorFacts[];
  /** `gallery`: large portraits that end in a way to book; `row`: one specialty's doctors, smaller. */
  readonly look?: 'gallery' | 'row';
}

/** Name, title, field and portrait of each doctor (specification §3). */
export function DoctorCards({ doctors, look = 'gallery' }: Props) {
  const facts = useClinicFacts();
  const isLarge = look === 'gallery';
  return (
    <Columns $isFilled={isLarge} role="list">
      {doctors.map((doctor) => (
        <CardItem key={doctor.id} $tint={hues[specialtyOf(facts, doctor) ?? 'brand'].tint} $isLarge={isLarge}>
          <Portrait doctor={doctor} />
          <div>
            <h3>{doctorName(doctor)}</h3>
            {doctor.title !== '' && <p>{doctor.title}</p>}
            {doctor.focus !== '' && <p>Se ocupă de: {doctor.focus}</p>}
            <FreeTimeLink doctor={doctor} />
          </div>
        </CardItem>
      ))}
      {isLarge && (
        <li>
          <AllDoctorsLink />
        </li>
      )}
    </Columns>
  );
}
