import { DATA_PROTECTION_ID, PATHS } from '../content/paths';
import { UnprintedDisclosure } from '../ui/Disclosure';
import { SiteLink } from '../ui/links';

export function PrivacyNote({ text }: { readonly text: string }) {
  return (
    <UnprintedDisclosure summary="Ce facem cu datele dumneavoastră">
      <p>
        {text} <SiteLink to={`${PATHS.contact}#${DATA_PROTECTION_ID}`}>Protecția datelor, pe larg</SiteLink>
      </p>
    </UnprintedDisclosure>
  );
}
