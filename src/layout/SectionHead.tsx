import { Stack } from '../ui/layout';
import { Lead } from '../ui/text';

interface Props {
  readonly heading: string;
  readonly lead?: string;
  /** Id of the heading, for links to it and elements that it labels. */
  readonly id?: string;
}

export function SectionHead({ heading, lead, id }: Props) {
  return (
    <Stack $gap={3}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <Lead $isQuiet>{lead}</Lead>}
    </Stack>
  );
}
