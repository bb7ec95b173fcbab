import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { breadcrumbsOf } from '../content/breadcrumbs';
import type { SitePath } from '../content/articleLinks';
import { SiteLink } from '../ui/links';
import { Container, Stack, Actions } from '../ui/layout';
import { Stretch } from '../ui/Section';
import { atLeast, fontSize, hues, notPrinted, pressable, space, type HueName } from '../ui/tokens';
import { CalendarButton } from './CalendarButton';
import { Lead } from '../ui/text';

const Band = styled.div<{ $hue: HueName }>`
  background: ${({ $hue }) => hues[$hue].tint};
  color: ${({ $hue }) => hues[$hue].deep};
  overflow: hidden;
  & + ${Stretch} {
    padding-top: ${space[12]};
  }
  ::selection {
    background: ${({ $hue }) => hues[$hue].deep};
  }
  :focus-visible {
    outline-color: ${({ $hue }) => hues[$hue].deep};
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

/** Picture that narrow screens neither show nor fetch. */
const Picture = styled.img`
  display: none;
  width: auto;
  height: 8.25rem;
  @media ${atLeast.lg} {
    display: block;
  }
  ${notPrinted}
`;

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[1]};
  font-size: ${fontSize.small};
  ${notPrinted}
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  & + &::before {
    content: '/';
    content: '/' / '';
    opacity: 0.55;
  }
`;

const ParentLink = styled(SiteLink)`
  ${pressable}
  color: inherit;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
`;

/** Shows the way from the home page down to a page, which is the last step and no link. */
function Breadcrumb({ path: page }: { readonly path: SitePath }) {
  const trail = breadcrumbsOf(page);
  return (
    <nav aria-label="Unde vă aflați">
      <Trail role="list">
        {trail.map(({ path, label }, index) => (
          <Item key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <ParentLink to={path}>{label}</ParentLink>
            )}
          </Item>
        ))}
      </Trail>
    </nav>
  );
}

interface Props {
  readonly heading: string;
  /** Path for the breadcrumb; none on a page that has no address of its own. */
  readonly path?: SitePath;
  readonly lead?: string;
  readonly hue?: HueName;
  /** The address of the booking page, where the page's subject can be booked. */
  readonly bookingAddress?: string | undefined;
  /** Content under the lead: buttons, a price. */
  readonly children?: ReactNode;
}

/** The banner with which every page but the home page begins: breadcrumb, h1, lead, picture. */
export function PageTitle({ heading, path, lead, hue = 'brand', bookingAddress, children }: Props) {
  return (
    <Band $hue={hue}>
      <Row>
        <Stack $gap={4}>
          {path !== undefined && <Breadcrumb path={path} />}
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
