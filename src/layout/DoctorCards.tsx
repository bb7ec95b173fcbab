import { styled } from 'styled-components';
import type { DoctorCard } from '../content/doctors';
import { columnsAt, color, fontSize, hues, radius, space } from '../ui/tokens';

const List = styled.ul<{ $columns: 2 | 4 }>`
  display: grid;
  gap: ${space[8]} clamp(${space[4]}, 2vw, ${space[6]});
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  @media (min-width: ${columnsAt.two}px) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Card = styled.li<{ $tint: string }>`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  img {
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
`;

interface Props {
  readonly doctors: readonly DoctorCard[];
  readonly columns?: 2 | 4;
}

/** Name, title and portrait of each doctor (specification §3). */
export function DoctorCards({ doctors, columns = 4 }: Props) {
  return (
    <List role="list" $columns={columns}>
      {doctors.map(({ id, firstName, lastName, title, image, specialty }) => (
        <Card key={id} $tint={hues[specialty].tint}>
          <img src={`/doctors/${image}`} alt="" width={320} height={360} loading="lazy" decoding="async" />
          <div>
            <h3>
              Dr. {firstName} {lastName}
            </h3>
            <p>{title}</p>
          </div>
        </Card>
      ))}
    </List>
  );
}
