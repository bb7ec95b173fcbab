import { css, styled } from 'styled-components';
import { Columns } from '../ui/grid/Columns';
import { useFacts } from '../api/facts';
import { specialtyOf } from '../content/specialtyFacts';
import { doctorName } from '../domain/doctorName';
import type { DoctorFacts } from '../domain/facts';
import { PATHS } from '../content/paths';
import { Card } from '../ui/Card';
import { Stack } from '../ui/Stack';
import { Note } from '../ui/Note';
import { columns, hues, notPrinted, radius, space, type HueName } from '../ui/tokens';
import { SiteLink } from '../ui/SiteLink';
import { FreeTimeLink } from './FreeTimeLink';
import { Icon } from '../ui/Icon';

const portraitLook = css<{ $hue: HueName }>`
  width: 7rem;
  height: auto;
  border-radius: ${radius.card};
  background: ${({ $hue }) => hues[$hue].tint};
`;

const Picture = styled.img<{ $hue: HueName }>`
  ${portraitLook}
`;

const Initials = styled.svg<{ $hue: HueName }>`
  ${portraitLook}
`;

const Words = styled(Stack)`
  flex: 1 1 8rem;
`;

const large = css`
  flex-direction: column;
  flex-wrap: nowrap;
  align-items: stretch;
  ${Picture}, ${Initials} {
    width: 100%;
  }
  ${Words} {
    flex: none;
  }
`;

/** A card that is wide or one of a few has its portrait at its side. */
const CardItem = styled.li<{ $isLarge: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  break-inside: avoid;
  @media ${columns.two} {
    ${({ $isLarge }) => $isLarge && large}
  }
  @media print {
    ${Picture} {
      max-width: 3.5cm;
    }
  }
`;

const Name = styled.h3`
  font-size: 1.125rem;
  letter-spacing: -0.01em;
`;

const Tile = styled(Card)<{ readonly to: string }>`
  align-content: space-between;
  height: 100%;
  min-height: 9rem;
  background: ${hues.brand.soft};
  font-size: clamp(1.0625rem, 0.95rem + 0.5vw, 1.375rem);
  font-weight: 700;
  letter-spacing: -0.015em;
  line-height: 1.25;
  text-decoration: none;
  ${notPrinted}
`;

/** Ends the gallery with a link to all doctors' free times. */
function AllDoctorsLink() {
  return (
    <Tile as={SiteLink} $hue="brand" to={PATHS.booking}>
      <Icon name="CalendarDays" size={32} strokeWidth={1.75} />
      Vedeți orele libere ale fiecărui medic
      <Icon name="ArrowRight" size={22} />
    </Tile>
  );
}

interface PortraitProps {
  readonly doctor: DoctorFacts;
  readonly hue: HueName;
}

/** Shows a doctor's portrait, or the initials if there is none. */
function Portrait({ doctor: { firstName, lastName, portrait }, hue }: PortraitProps) {
  const size = { width: 320, height: 360 };
  if (portrait !== null)
    return (
      <Picture $hue={hue} src={`/doctors/${portrait}`} alt="" {...size} loading="lazy" decoding="async" />
    );
  return (
    <Initials $hue={hue} viewBox="0 0 320 360" aria-hidden="true">
      <text x="160" y="205" textAnchor="middle" fontSize="96" fontWeight="700" fill="currentColor">
        {firstName.charAt(0) + lastName.charAt(0)}
      </text>
    </Initials>
  );
}

interface Props {
  readonly doctors: readonly DoctorFacts[];
  /** `gallery`: large portraits that end in a way to book; `row`: one specialty's doctors, smaller. */
  readonly variant?: 'gallery' | 'row';
}

/** Name, title, field and portrait of each doctor. */
export function DoctorCards({ doctors, variant = 'gallery' }: Props) {
  const facts = useFacts();
  const isLarge = variant === 'gallery';
  return (
    <Columns $isFilled={isLarge} role="list">
      {doctors.map((doctor) => (
        <CardItem key={doctor.id} $isLarge={isLarge}>
          <Portrait doctor={doctor} hue={specialtyOf(facts, doctor) ?? 'brand'} />
          <Words $gap={1}>
            <Name>{doctorName(doctor)}</Name>
            {doctor.title !== '' && <Note $isSmall>{doctor.title}</Note>}
            {doctor.focus !== '' && <Note $isSmall>Se ocupă de: {doctor.focus}</Note>}
            <FreeTimeLink isWholeCard doctor={doctor} />
          </Words>
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
