import type { ReactNode } from 'react';
import { Paper } from '../../features/booking/receipt/receiptParts';
import { PageTitle } from '../../layout/PageTitle';
import { Section } from '../../ui/grid/Section';
import { AnyQuestion } from './AnyQuestion';

interface OwnPageProps {
  readonly heading: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** Frames a page of the server's own: a patient's, or a form's without JavaScript. */
export function OwnPage({ heading, lead, children }: OwnPageProps) {
  return (
    <>
      <PageTitle heading={heading} {...(lead !== undefined && { lead })} />
      <Section>
        <Paper $gap={6} as="section" aria-label={heading}>
          {children}
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}
