import { styled } from 'styled-components';
import { PATHS } from '../../content/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { atLeast, space } from '../../ui/tokens';

const Wide = styled.div`
  display: none;
  @media ${atLeast.lg} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  @media print {
    display: none;
  }
`;

/** The top bar's button has scrolled away by then; at 320 px there is no room beside the name. */
const Narrow = styled.div`
  @media not all and (min-width: 375px) {
    display: none;
  }
  a {
    padding-inline: ${space[3]};
  }
  @media ${atLeast.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

interface Props {
  readonly onHero: boolean;
  readonly scrolled: boolean;
}

/** The header's buttons to the booking and contact pages. */
export function HeaderActions({ onHero, scrolled }: Props) {
  return (
    <>
      <Wide>
        <ButtonLink $small $tone={onHero ? 'onBrandQuiet' : 'secondary'} to={PATHS.contact}>
          Scrieți-ne
        </ButtonLink>
        <ButtonLink $small $tone={onHero ? 'onBrand' : 'primary'} to={PATHS.booking}>
          Programați-vă
        </ButtonLink>
      </Wide>
      {scrolled && (
        <Narrow>
          <ButtonLink $small to={PATHS.booking}>
            Programare
          </ButtonLink>
        </Narrow>
      )}
    </>
  );
}
