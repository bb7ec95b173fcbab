import { styled } from 'styled-components';
import { useFacts } from '../api/facts';
import { formatCost } from '../content/clinicFacts';
import { bookingLink } from '../content/joinedLists';
import type { PriceGroup } from '../content/priceGroups';
import { Small, VisuallyHidden } from '../ui/text';
import { SiteLink } from '../ui/links';
import { color, fontSize, notPrinted, pressable, space } from '../ui/tokens';

const Table = styled.table`
  width: 100%;
  border-top: 1px solid ${color.hairline};
`;

const Row = styled.tr`
  height: 3.5rem;
  border-bottom: 1px solid ${color.hairline};
  @media print {
    break-inside: avoid;
  }
`;

const GroupName = styled.th`
  padding: ${space[6]} 0 ${space[1]};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

/** Holds the link to a consultation beside its name, or below where there is no room. */
const Name = styled.th`
  overflow-wrap: anywhere;
  padding: ${space[1]} ${space[4]} ${space[1]} 0;
  line-height: 1.35;
`;

const NameAndWay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[4]};
`;

const Cost = styled.td`
  padding: ${space[1]} 0;
  font-weight: 700;
  text-align: right;
  white-space: nowrap;
`;

const WayLink = styled(SiteLink)`
  ${pressable}
  font-size: ${fontSize.small};
  font-weight: 600;
  ${notPrinted}
`;

const ArticlesRow = styled.tr`
  ${notPrinted}
`;

interface Props {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  readonly groups: readonly PriceGroup[];
}

/** Renders the prices by kind: consultations with a link to the booking, all others after links to their articles. */
export function PriceTable({ labelledBy, groups }: Props) {
  const { services } = useFacts();
  return (
    <Table aria-labelledby={labelledBy}>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">Serviciu</th>
          <th scope="col">Preț</th>
        </tr>
      </VisuallyHidden>
      {groups.map(({ heading, articles, prices }) => (
        <tbody key={heading}>
          {groups.length > 1 && (
            <tr>
              <GroupName scope="rowgroup" colSpan={2}>
                {heading}
              </GroupName>
            </tr>
          )}
          {articles.length > 0 && (
            <ArticlesRow>
              <td colSpan={2}>
                <ul role="list" style={{ display: 'grid', justifyItems: 'start' }}>
                  {articles.map(({ path, label }) => (
                    <li key={path}>
                      <WayLink to={path}>Detalii și cerere: {label}</WayLink>
                    </li>
                  ))}
                </ul>
              </td>
            </ArticlesRow>
          )}
          {prices.map(({ key, serviceId, name, cost, note, isConsultation }) => (
            <Row key={key}>
              <Name scope="row">
                <NameAndWay>
                  <span>
                    {name}
                    {note !== undefined && <Small>{note}</Small>}
                  </span>
                  {isConsultation && (
                    <WayLink
                      to={bookingLink({ service: services.find(({ id }) => id === serviceId), price: key })}
                      aria-label={`Programați: ${name}`}
                    >
                      Programați
                    </WayLink>
                  )}
                </NameAndWay>
              </Name>
              <Cost>{formatCost(cost)}</Cost>
            </Row>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
