import { DATA_PROTECTION_ID, PATHS } from '../content/paths';
import { Disclosure } from '../ui/Disclosure';
import { SiteLink } from '../ui/links';
import { notPrinted } from '../ui/tokens';
import { styled } from 'styled-components';

const Folded = styled(Disclosure)`
  ${notPrinted}
`;

export function PrivacyNote({ text }: { readonly text: string }) {
  return (
    <Folded summary="Ce facem cu datele dumneavoastră">
      <p>
        {text} <SiteLink to={`${PATHS.contact}#${DATA_PROTECTION_ID}`}>Protecția datelor, pe larg</SiteLink>
      </p>
    </Folded>
  );
}
