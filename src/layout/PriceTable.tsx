import { css, styled } from 'styled-components';
import { bookingPath } from '../content/paths';
import { useClinicData } from '../api/clinicData';
import { formatCost } from '../content/clinicData';
import type { PriceFacts } from '../domain/facts';
import { atLeast, below, color, fontSize, radius, space } from '../ui/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { SiteLink } from '../ui/SiteLink';
import { toTelNumber } from '../domain/toTelNumber';
import { Icon } from '../ui/Icon';

const Table = styled.table`
  width: 100%;
  border-top: 1px solid ${color.hairline};
  th,
  td {
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${color.hairline};
    text-align: left;
    vertical-align: middle;
  }
  thead th {
    padding-block: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: 500;
  }
  tbody th {
    overflow-wrap: anywhere;
    padding-right: ${space[4]};
    font-weight: 600;
    line-height: 1.35;
  }
  tbody tr:hover {
    background: ${color.sunken};
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: 400;
  }
  td:nth-child(2),
  th:nth-child(2) {
    text-align: right;
    white-space: nowrap;
  }
  td:nth-child(2) {
    font-weight: 700;
  }
  td:last-child {
    width: 1%;
    padding-block: 0;
    padding-left: ${space[2]};
  }
  /* On a phone the way to it stands below; the name, too, takes a line of its own where text is large. */
  @media ${below.sm} {
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      border-bottom: 1px solid ${color.hairline};
    }
    th,
    td {
      border: 0;
    }
    tbody th,
    td {
      padding-bottom: 0;
    }
    th:first-child {
      flex: 1 1 8rem;
    }
    td:nth-child(2) {
      margin-left: auto;
    }
    td:last-child {
      flex: 1 0 100%;
      padding-left: 0;
      text-align: right;
    }
    th:last-child {
      padding: 0;
    }
  }
  @media print {
    th:last-child,
    td:last-child {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }
`;

const wayLook = css`
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
    > svg {
      display: none;
    }
  }
`;

const Book = styled(SiteLink)`
  ${wayLook}
`;

const Call = styled.a`
  ${wayLook}
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
  const { phone } = useClinicData().profile;
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Serviciu</th>
          <th scope="col">Preț</th>
          <th scope="col">
            <VisuallyHidden>Programare</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ key, serviceId, name, cost, note, isConsultation }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note !== undefined && <small>{note}</small>}
            </th>
            <td>{formatCost(cost)}</td>
            <td>
              {isConsultation ? (
                <Book to={bookingPath({ service: serviceId, price: key })} aria-label={`Programați: ${name}`}>
                  <Icon name="CalendarDays" size={20} />
                  Programați
                </Book>
              ) : (
                <Call href={`tel:${toTelNumber(phone)}`} aria-label={`Sunați pentru: ${name}`}>
                  <Icon name="Phone" size={20} />
                  Sunați
                </Call>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
