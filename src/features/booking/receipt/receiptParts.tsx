import { styled } from 'styled-components';
import type { ComponentProps } from 'react';
import type { AppointmentFact } from '../../../content/appointmentFacts';
import { PlainLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DescriptionItem, DescriptionList, DescriptionDetails } from '../../../ui/DescriptionList';
import { Small } from '../../../ui/text';
import { atLeast, color, shadow, space } from '../../../ui/tokens';
import { Icon } from '../../../ui/Icon';

export const Paper = styled(Card).attrs<{ readonly 'data-parted'?: boolean }>({ 'data-parted': true })`
  padding: clamp(${space[5]}, 4vw, ${space[10]});
  border-top: 6px solid ${color.brand};
  box-shadow: ${shadow};
  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

/** Names and values in two columns, between hairlines. */
const Rows = styled(DescriptionList)`
  gap: 0;
  > * {
    gap: ${space[1]} ${space[6]};
    align-items: start;
    padding-block: ${space[3]};
    border-top: 1px solid ${color.hairline};
    @media ${atLeast.sm} {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
  ${DescriptionDetails} {
    @media ${atLeast.sm} {
      grid-column: 2;
    }
  }
`;

interface AppointmentFactsProps {
  readonly facts: readonly AppointmentFact[];
  readonly className?: string;
}

export const AppointmentFacts = ({ facts, className }: AppointmentFactsProps) => (
  <Rows className={className}>
    {facts.map(({ label, lines }) => (
      <DescriptionItem
        key={label}
        label={label}
        values={lines.map(({ text, note, link }) => (
          <>
            {text}
            {note !== undefined && <Small>{note}</Small>}
            {link !== undefined && <a href={link.url}>{link.text}</a>}
          </>
        ))}
      />
    ))}
  </Rows>
);

/** Links to the appointment's file for the patient's calendar; without a name to keep it under, browsers may open it. */
export function CalendarLink(props: Pick<ComponentProps<'a'>, 'href' | 'download'>) {
  return (
    <PlainLink {...props}>
      <Icon name="CalendarPlus" size={20} />
      <span>Adăugați în calendar</span>
    </PlainLink>
  );
}
