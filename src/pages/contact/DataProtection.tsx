import { useFacts } from '../../api/facts';
import { dataProtectionParts, dataProtectionTexts } from '../../content/pages/dataProtection';
import { DATA_PROTECTION_ID } from '../../content/paths';
import { SectionHead } from '../../layout/SectionHead';
import { Columns } from '../../ui/columns';
import { Stack } from '../../ui/layout';

/** Everything about data that the clinic keeps (GDPR, articles 13 and 14). */
export function DataProtection() {
  const { heading, authority, authorityAddress } = dataProtectionTexts;
  return (
    <Stack $gap={6}>
      <SectionHead heading={heading} id={DATA_PROTECTION_ID} />
      <Columns role="list">
        {dataProtectionParts(useFacts()).map((part) => (
          <li key={part.heading}>
            <h3>{part.heading}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </Columns>
      <p>
        <a href={authorityAddress}>{authority}</a>
      </p>
    </Stack>
  );
}
