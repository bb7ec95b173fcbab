import { DATA_PROTECTION_ID, privacyNotes } from '../content/pages/privacyNotes';
import { PATHS } from '../content/paths';
import { Disclosure } from '../ui/Disclosure';
import { SiteLink } from '../ui/SiteLink';
import { notPrinted } from '../ui/tokens';
import { styled } from 'styled-components';

const Folded = styled(Disclosure)`
  ${notPrinted}
`;

/** Beside a form: what becomes of what one writes there, and the way to the whole of it. */
export function PrivacyNote({ of }: { readonly of: keyof typeof privacyNotes }) {
  const address = `${PATHS.contact}#${DATA_PROTECTION_ID}`;
  return (
    <Folded summary="Ce facem cu datele dumneavoastră">
      <p>
        {privacyNotes[of]}{' '}
        {of === 'contact' ? (
          <SiteLink to={address}>Protecția datelor, pe larg</SiteLink>
        ) : (
          // What is typed would be lost with this page.
          <a href={address} target="_blank">
            Protecția datelor, pe larg (filă nouă)
          </a>
        )}
      </p>
    </Folded>
  );
}
