import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/text/PhoneLink';
import { useClinicFacts } from '../../api/clinicFacts';
import { contactTexts } from '../../content/pages/contact';
import { PostalAddress } from '../../layout/PostalAddress';
import { Columns } from '../../ui/grid/Columns';
import { color, pressable, radius, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  height: 100%;
  padding: ${space[6]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  > svg {
    color: ${color.brand};
  }
  h3 {
    padding-top: ${space[2]};
    font-size: 1.1875rem;
  }
  a {
    ${pressable}
    font-size: 1.0625rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.muted};
    font-size: 1rem;
  }
`;

interface InfoProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Info({ icon, title, children }: InfoProps) {
  return (
    <li>
      <Card>
        <Icon name={icon} size={28} strokeWidth={1.75} />
        <h3>{title}</h3>
        {children}
      </Card>
    </li>
  );
}

/** The three ways to reach the clinic (specification §2). */
export function InfoCards() {
  const { profile: clinic } = useClinicFacts();
  const { cards } = contactTexts;
  return (
    <div>
      <VisuallyHidden as="h2">{cards.heading}</VisuallyHidden>
      <Columns role="list">
        <Info icon="Mail" title={cards.email}>
          <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
          <p>{cards.emailNote}</p>
        </Info>
        <Info icon="MapPin" title={cards.address}>
          <PostalAddress />
        </Info>
        <Info icon="Phone" title={cards.phone}>
          <PhoneLink number={clinic.phone} />
          <p>
            {cards.phoneNote} <time>{clinic.phoneOpens}</time>–<time>{clinic.phoneCloses}</time>
          </p>
        </Info>
      </Columns>
    </div>
  );
}
