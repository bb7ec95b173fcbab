import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { breadcrumbsOf } from '../content/breadcrumbs';
import type { SitePath } from '../content/articleLinks';
import { Breadcrumb } from '../ui/text/Breadcrumb';
import { Lead } from '../ui/text/Lead';
import { Stretch } from '../ui/grid/Section';
import { Container } from '../ui/grid/Container';
import { Actions } from '../ui/Cluster';
import { Stack } from '../ui/Stack';
import { atLeast, hues, notPrinted, space, type Hue, type HueName } from '../ui/tokens';
import { CalendarButton } from './CalendarButton';

const Band = styled.div<{ $hue: Hue }>`
  background: ${({ $hue }) => $hue.tint};
  color: ${({ $hue }) => $hue.deep};
  overflow: hidden;
  & + ${Stretch} {
    padding-top: ${space[12]};
  }
  ::selection {
    background: ${({ $hue }) => $hue.deep};
  }
  :focus-visible {
    outline-color: ${({ $hue }) => $hue.deep};
  }
  @media print {
    background: none;
    color: inherit;
  }
`;

const Row = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${space[8]};
  padding-block: ${space[4]} clamp(${space[8]}, 4vw, ${space[12]});
  @media ${atLeast.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[16]};
    padding-block: ${space[6]} ${space[10]};
  }
`;

/** A narrow screen has no room for it, and does not fetch it. */
const Picture = styled.img`
  display: none;
  width: auto;
  height: 8.25rem;
  @media ${atLeast.lg} {
    display: block;
  }
  ${notPrinted}
`;

interface Props {
  readonly heading: string;
  /** For the breadcrumb; none on a page that has no address of its own. */
  readonly path?: SitePath;
  readonly lead?: string;
  readonly hue?: HueName;
  /** The address of the booking page, where the page's subject can be booked. */
  readonly bookingAddress?: string | undefined;
  /** Under the lead: buttons, a price. */
  readonly children?: ReactNode;
}

/** The banner with which every page but the home page begins: breadcrumb, h1, lead, picture. */
export function PageTitle({ heading, path, lead, hue = 'brand', bookingAddress, children }: Props) {
  return (
    <Band $hue={hues[hue]}>
      <Row>
        <Stack $gap={4}>
          {path !== undefined && <Breadcrumb trail={breadcrumbsOf(path)} />}
          <h1>{heading}</h1>
          {lead !== undefined && <Lead>{lead}</Lead>}
          {children}
          {bookingAddress !== undefined && (
            <Actions>
              <CalendarButton to={bookingAddress} />
            </Actions>
          )}
        </Stack>
        <Picture src={`/pictures/${hue}.svg`} alt="" width={480} height={240} loading="lazy" />
      </Row>
    </Band>
  );
}
