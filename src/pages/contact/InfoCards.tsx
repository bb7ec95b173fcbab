import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/text/PhoneLink';
import { useFacts } from '../../api/facts';
import { contactTexts } from '../../content/pages/contact';
import { phoneHours } from '../../content/phoneHours';
import { PostalAddress } from '../../layout/PostalAddress';
import { Columns } from '../../ui/grid/Columns';
import { Card } from '../../ui/Card';
import { Note } from '../../ui/Note';
import { color, pressable, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';

const Whole = styled(Card)`
  height: 100%;
`;

const Title = styled.h3`
  padding-top: ${space[2]};
  font-size: 1.1875rem;
`;

/** Large enough for a thumb. */
const Way = styled.div`
  font-size: 1.0625rem;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const WayLink = styled.a`
  ${pressable}
`;

interface InfoProps {
  readonly icon: IconName;
  readonly title: string;
  readonly way?: ReactNode;
  readonly children: ReactNode;
}

function Info({ icon, title, way, children }: InfoProps) {
  return (
    <li>
      <Whole as="article" $gap={2}>
        <Icon name={icon} size={28} strokeWidth={1.75} color={color.brand} />
        <Title>{title}</Title>
        {way && <Way>{way}</Way>}
        <Note as="div">{children}</Note>
      </Whole>
    </li>
  );
}

/** The three ways to reach the clinic. */
export function InfoCards() {
  const { profile: clinic } = useFacts();
  const { cards } = contactTexts;
  return (
    <div>
      <VisuallyHidden as="h2">{cards.heading}</VisuallyHidden>
      <Columns role="list">
        <Info
          icon="Mail"
          title={cards.email}
          way={<WayLink href={`mailto:${clinic.email}`}>{clinic.email}</WayLink>}
        >
          {cards.emailNote}
        </Info>
        <Info icon="MapPin" title={cards.address}>
          <PostalAddress />
        </Info>
        <Info icon="Phone" title={cards.phone} way={<WayLink as={PhoneLink} number={clinic.phone} />}>
          {cards.phoneNote} {phoneHours(clinic)}
        </Info>
      </Columns>
    </div>
  );
}
