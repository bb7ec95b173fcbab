import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/links';
import { useFacts } from '../../api/facts';
import { contactTexts } from '../../content/pages/contact';
import { phoneHours } from '../../content/phoneHours';
import { Columns } from '../../ui/columns';
import { Card } from '../../ui/Card';
import { Note, visuallyHidden, VisuallyHidden } from '../../ui/text';
import { atLeast, below, color, pressable, radius, space } from '../../ui/tokens';
import { Icon, type IconName } from '../../ui/Icon';

/** Columns that become the rows of one card on a phone. */
const Cards = styled(Columns)`
  @media ${below.md} {
    gap: 0;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.card};
    background: ${color.surface};
    > :not(:first-child) {
      border-top: 1px solid ${color.hairline};
    }
  }
`;

const InfoCard = styled(Card)`
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[2]};
  height: 100%;
  @media ${below.md} {
    align-content: center;
    align-items: center;
    min-height: 3.5rem;
    padding-block: ${space[3]};
    border: 0;
    background: none;
  }
`;

const Title = styled.h3`
  align-self: center;
  font-size: 1.1875rem;
  @media ${below.md} {
    ${visuallyHidden}
  }
`;

const CardBody = styled.div`
  grid-column: 1 / -1;
  @media ${below.md} {
    grid-column: 2;
    line-height: 1.35;
  }
`;

const ContactValue = styled.div`
  /* A telephone number stays on one line, with the largest letters too. */
  font-size: min(1.0625rem, 7vw);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const ContactValueLink = styled.a`
  @media ${atLeast.md} {
    ${pressable}
  }
`;

interface InfoProps {
  readonly icon: IconName;
  readonly title: string;
  readonly value: ReactNode;
  readonly children: ReactNode;
}

function Info({ icon, title, value, children }: InfoProps) {
  return (
    <li>
      <InfoCard as="article" $gap={2}>
        <Icon name={icon} size={28} strokeWidth={1.75} color={color.brand} />
        <Title>{title}</Title>
        <CardBody>
          <ContactValue>{value}</ContactValue>
          <Note $isSmall>{children}</Note>
        </CardBody>
      </InfoCard>
    </li>
  );
}

export function InfoCards() {
  const { profile: clinic } = useFacts();
  const { cards } = contactTexts;
  return (
    <div>
      <VisuallyHidden as="h2">{cards.heading}</VisuallyHidden>
      <Cards role="list">
        <Info
          icon="Mail"
          title={cards.email}
          value={<ContactValueLink href={`mailto:${clinic.email}`}>{clinic.email}</ContactValueLink>}
        >
          {cards.emailNote}
        </Info>
        <Info icon="MapPin" title={cards.address} value={clinic.street}>
          {clinic.postalCode} {clinic.city}, {clinic.landmark}
        </Info>
        <Info
          icon="Phone"
          title={cards.phone}
          value={<ContactValueLink as={PhoneLink} number={clinic.phone} />}
        >
          {cards.phoneNote} {phoneHours(clinic)}
        </Info>
      </Cards>
    </div>
  );
}
