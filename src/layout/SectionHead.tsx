import { Lead } from '../ui/text/Lead';
import { Stack } from '../ui/Stack';

interface Props {
  readonly heading: string;
  readonly lead?: string;
  /** For what the heading names. */
  readonly id?: string;
}

/** The heading of a page's section. */
export function SectionHead({ heading, lead, id }: Props) {
  return (
    <Stack $gap={3}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <Lead $isQuiet>{lead}</Lead>}
    </Stack>
  );
}
