import { css, styled } from 'styled-components';
import { bookingLink } from '../content/joinedLists';
import { useFacts } from '../api/facts';
import { formatCost } from '../content/clinicFacts';
import type { PriceFacts } from '../domain/facts';
import { Small } from '../ui/Note';
import { atLeast, below, color, fontSize, notPrinted, radius, space } from '../ui/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { SiteLink } from '../ui/SiteLink';
import { toTelNumber } from '../domain/toTelNumber';
import { Icon } from '../ui/Icon';

const Table = styled.table`
  width: 100%;
  border-top: 1px solid ${color.hairline};
`;

/** On a phone the way to it stands below; the name, too, takes a line of its own where text is large. */
const Row = styled.tr`
  border-bottom: 1px solid ${color.hairline};
  @media ${below.sm} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
  @media print {
    break-inside: avoid;
  }
`;

const PriceRow = styled(Row)`
  &:hover {
    background: ${color.sunken};
  }
`;

const nameCell = css`
  @media ${below.sm} {
    flex: 1 1 8rem;
  }
`;

const costCell = css`
  text-align: right;
  white-space: nowrap;
`;

const Column = styled.th`
  padding: ${space[2]} 0;
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 500;
`;

const NameColumn = styled(Column)`
  ${nameCell}
`;

const CostColumn = styled(Column)`
  ${costCell}
`;

const WayColumn = styled(Column)`
  ${notPrinted}
  @media ${below.sm} {
    padding: 0;
  }
`;

const Name = styled.th`
  ${nameCell}
  overflow-wrap: anywhere;
  padding: ${space[3]} ${space[4]} ${space[3]} 0;
  line-height: 1.35;
  @media ${below.sm} {
    padding-bottom: 0;
  }
`;

const Cost = styled.td`
  ${costCell}
  padding: ${space[3]} 0;
  font-weight: 700;
  @media ${below.sm} {
    margin-left: auto;
    padding-bottom: 0;
  }
`;

const Way = styled.td`
  ${notPrinted}
  width: 1%;
  padding: 0 0 0 ${space[2]};
  @media ${below.sm} {
    flex: 1 0 100%;
    padding-left: 0;
    text-align: right;
  }
`;

const WayLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  border-radius: ${radius.control};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${color.brandTint};
    text-decoration: underline;
  }
  @media ${atLeast.sm} {
    padding-inline: ${space[3]};
  }
`;

const WayIcon = styled(Icon)`
  @media ${atLeast.sm} {
    display: none;
  }
`;

interface Props {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  readonly prices: readonly PriceFacts[];
}

/**
 * A row for each price: name on the left, figure on the right, and a quiet link to book a consultation, or
 * to the phone.
 */
export function PriceTable({ labelledBy, prices }: Props) {
  const { profile, services } = useFacts();
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <Row>
          <NameColumn scope="col">Serviciu</NameColumn>
          <CostColumn scope="col">Preț</CostColumn>
          <WayColumn scope="col">
            <VisuallyHidden>Programare</VisuallyHidden>
          </WayColumn>
        </Row>
      </thead>
      <tbody>
        {prices.map(({ key, serviceId, name, cost, note, isConsultation }) => (
          <PriceRow key={key}>
            <Name scope="row">
              {name}
              {note !== undefined && <Small>{note}</Small>}
            </Name>
            <Cost>{formatCost(cost)}</Cost>
            <Way>
              {isConsultation ? (
                <WayLink
                  as={SiteLink}
                  to={bookingLink({ service: services.find(({ id }) => id === serviceId), price: key })}
                  aria-label={`Programați: ${name}`}
                >
                  <WayIcon name="CalendarDays" size={20} />
                  Programați
                </WayLink>
              ) : (
                <WayLink href={`tel:${toTelNumber(profile.phone)}`} aria-label={`Sunați pentru: ${name}`}>
                  <WayIcon name="Phone" size={20} />
                  Sunați
                </WayLink>
              )}
            </Way>
          </PriceRow>
        ))}
      </tbody>
    </Table>
  );
}
