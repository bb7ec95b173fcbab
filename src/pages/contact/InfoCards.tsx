import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/links';
import { useFacts } from '../../api/facts';
import { contactTexts } from '../../content/pages/contact';
import { phoneHours } from '../../content/phoneHours';
import { Columns } from '../../ui/sections';
import { Card } from '../../ui/Card';
import { Note, unseen, VisuallyHidden } from '../../ui/text';
import { atLeast, below, color, pressable, radius, space } from '../../ui/tokens';
import { Icon, type IconName } from '../../ui/Icon';

/** A phone shows the three as rows of one card. */
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

const Whole = styled(Card)`
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[2]};
  height: 100%;
  @media ${below.md} {
    align-content: center;
    align-items: center;
    min-height: 3.5rem;
    padding-block: ${space[1]};
    border: 0;
    background: none;
  }
`;

const Title = styled.h3`
  align-self: center;
  font-size: 1.1875rem;
  @media ${below.md} {
    ${unseen}
  }
`;

const Words = styled.div`
  grid-column: 1 / -1;
  @media ${below.md} {
    grid-column: 2;
    line-height: 1.35;
  }
`;

/** Large enough for a thumb. */
const Way = styled.div`
  /* A telephone number stays on one line, with the largest letters too. */
  font-size: min(1.0625rem, 7vw);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const WayLink = styled.a`
  @media ${atLeast.md} {
    ${pressable}
  }
`;

interface InfoProps {
  readonly icon: IconName;
  readonly title: string;
  readonly way: ReactNode;
  readonly children: ReactNode;
}

function Info({ icon, title, way, children }: InfoProps) {
  return (
    <li>
      <Whole as="article" $gap={2}>
        <Icon name={icon} size={28} strokeWidth={1.75} color={color.brand} />
        <Title>{title}</Title>
        <Words>
          <Way>{way}</Way>
          <Note $isSmall>{children}</Note>
        </Words>
      </Whole>
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
          way={<WayLink href={`mailto:${clinic.email}`}>{clinic.email}</WayLink>}
        >
          {cards.emailNote}
        </Info>
        <Info icon="MapPin" title={cards.address} way={clinic.street}>
          {clinic.postalCode} {clinic.city}, {clinic.landmark}
        </Info>
        <Info icon="Phone" title={cards.phone} way={<WayLink as={PhoneLink} number={clinic.phone} />}>
          {cards.phoneNote} {phoneHours(clinic)}
        </Info>
      </Cards>
    </div>
  );
}
