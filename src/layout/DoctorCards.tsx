import { styled } from 'styled-components';
import { useClinicFacts } from '../api/clinicFacts';
import { specialtyOf } from '../content/clinicFacts';
import { doctorName } from '../domain/doctorName';
import type { DoctorFacts } from '../domain/facts';
import { PATHS } from '../content/paths';
import {
  color,
  columnsAt,
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

const Gallery = styled.ul`
  display: grid;
  gap: ${space[8]} clamp(${space[3]}, 2vw, ${space[6]});
  grid-template-columns: repeat(auto-fill, minmax(min(7.75rem, 100%), 1fr));
  @media (min-width: ${columnsAt.two}px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const RowList = styled.ul`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[5]};
    max-width: 26rem;
  }
  li > :is(img, svg) {
    width: 7rem;
  }
  li > div {
    flex: 1 1 8rem;
  }
`;

const CardItem = styled.li<{ $tint: string }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  break-inside: avoid;
  > :is(img, svg) {
    width: 100%;
    height: auto;
    border-radius: ${radius.card};
    background: ${({ $tint }) => $tint};
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
  div {
    display: grid;
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
  aspect-ratio: 8 / 9;
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

const looks = { gallery: Gallery, row: RowList } as const;

interface Props {
  readonly doctors: readonly DoctorFacts[];
  /** `gallery`: large portraits that end in a way to book; `row`: one specialty's doctors, smaller. */
  readonly look?: keyof typeof looks;
}

/** Name, title, field and portrait of each doctor (specification §3). */
export function DoctorCards({ doctors, look = 'gallery' }: Props) {
  const facts = useClinicFacts();
  const List = looks[look];
  return (
    <List role="list">
      {doctors.map((doctor) => (
        <CardItem key={doctor.id} $tint={hues[specialtyOf(facts, doctor) ?? 'brand'].tint}>
          <Portrait doctor={doctor} />
          <div>
            <h3>{doctorName(doctor)}</h3>
            {doctor.title !== '' && <p>{doctor.title}</p>}
            {doctor.focus !== '' && <p>Se ocupă de: {doctor.focus}</p>}
            <FreeTimeLink doctor={doctor} />
          </div>
        </CardItem>
      ))}
      {look === 'gallery' && (
        <li>
          <AllDoctorsLink />
        </li>
      )}
    </List>
  );
}
