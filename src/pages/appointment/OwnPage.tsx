import { createContext, useContext, type ReactNode } from 'react';
import { useFacts } from '../../api/facts';
import { Paper } from '../../features/booking/receipt/receiptParts';
import { focusedOnLoad } from '../../ui/form/ErrorSummary';
import { Stack } from '../../ui/layout';
import { Section } from '../../ui/Section';
import { PhoneLink } from '../../ui/links';
import { measure, space } from '../../ui/tokens';

/** Receives the heading while the server renders a page; the document's title repeats it. */
export const PageHeading = createContext<(heading: string) => void>(() => undefined);

interface OwnPageProps {
  readonly heading: string;
  readonly lead?: string;
  /** True for the answer to a press, which the keyboard and a screen reader continue at. */
  readonly isAnswer?: boolean;
  readonly children?: ReactNode;
}

/** Frames a page of the server's own: a patient's, or a form's without JavaScript. It begins as the booking page does. */
export function OwnPage({ heading, lead, isAnswer, children }: OwnPageProps) {
  useContext(PageHeading)(heading);
  return (
    <Section gap={5} style={{ paddingBlock: `${space[6]} ${space[12]}` }}>
      <Stack $gap={1}>
        <h1 {...(isAnswer && focusedOnLoad)}>{heading}</h1>
        {lead !== undefined && <p style={{ maxWidth: measure }}>{lead}</p>}
      </Stack>
      <Paper $gap={6} as="section" aria-label={heading}>
        {children}
        <p>
          Pentru orice întrebare, sunați la <PhoneLink number={useFacts().profile.phone} />.
        </p>
      </Paper>
    </Section>
  );
}
