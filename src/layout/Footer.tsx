import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { LinkOnDark, PhoneLink, SiteLink } from '../ui/links';
import { useFacts } from '../api/facts';
import { legalLines } from '../content/legalNotes';
import { PATHS } from '../content/paths';
import { Container, Stack } from '../ui/layout';
import { DescriptionTerm } from '../ui/DescriptionList';
import { color, columns, fontSize, forcedEdge, notPrinted, onDark, pressable, space } from '../ui/tokens';
import { useHydrated } from '../ui/hooks/useHydrated';
import { submenuOf } from '../content/menu';
import { OpeningHours } from './OpeningHours';
import { PostalAddress } from './PostalAddress';
import { SmallHeading } from '../ui/text';

const FooterGround = styled.footer`
  padding-block: clamp(${space[12]}, 5vw, ${space[20]}) ${space[8]};
  ${forcedEdge}
  ${onDark}
  overflow-wrap: anywhere;
  ${DescriptionTerm} {
    color: ${color.brandSoft};
  }
  ${LinkOnDark} {
    ${pressable}
  }
  @media print {
    break-inside: avoid;
    padding-block: 1rem;
    background: none;
    color: ${color.text};
    ${DescriptionTerm} {
      color: inherit;
    }
  }
`;

const Grid = styled.div`
  display: grid;
  gap: ${space[10]} ${space[8]};
  @media ${columns.two} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${columns.three} {
    grid-template-columns: 1.3fr 1.3fr 1fr;
  }
`;

const Links = styled(Stack)`
  ${notPrinted}
`;

const FinePrint = styled.p`
  padding-top: ${space[6]};
  border-top: 1px solid ${color.brand};
  color: ${color.brandSoft};
  font-size: ${fontSize.small};
  @media print {
    color: inherit;
  }
`;

/** The prerendered year may be last year's; the key renders it again after hydration. */
function CopyrightYear() {
  const isHydrated = useHydrated();
  return (
    <span key={String(isHydrated)} suppressHydrationWarning>
      {/* oxlint-disable-next-line react/purity -- a year that ends between two renders does no harm */}
      {new Date().getFullYear()}
    </span>
  );
}

export function Footer() {
  const facts = useFacts();
  const { profile: clinic } = facts;
  const legal = legalLines(clinic);
  const { pathname } = useLocation();
  return (
    <FooterGround>
      <Container style={{ display: 'grid', gap: space[12] }}>
        <Grid>
          <Stack as="section" $gap={3}>
            <SmallHeading>Program</SmallHeading>
            <OpeningHours />
          </Stack>
          <Stack as="section" $gap={3}>
            <SmallHeading>Contact</SmallHeading>
            <p>
              {/* Cardiology has a phone of its own. */}
              <LinkOnDark
                as={PhoneLink}
                number={pathname === PATHS.cardiology ? clinic.cardiologyPhone : clinic.phone}
              />
              <br />
              <LinkOnDark href={`mailto:${clinic.email}`}>{clinic.email}</LinkOnDark>
            </p>
            <PostalAddress />
          </Stack>
          <Links as="section" $gap={3}>
            <SmallHeading>Specialități</SmallHeading>
            <nav aria-label="Specialități">
              <ul role="list">
                {submenuOf(facts).map(({ path, label }) => (
                  <li key={path}>
                    <LinkOnDark as={SiteLink} to={path}>
                      {label}
                    </LinkOnDark>
                  </li>
                ))}
              </ul>
            </nav>
            {/* The customer's specification wants this link, and wants it to lead to /contact. */}
            <LinkOnDark as={SiteLink} to={PATHS.contact}>
              Programări
            </LinkOnDark>
          </Links>
        </Grid>
        <FinePrint>
          © <CopyrightYear /> {clinic.name}, {clinic.city}
          {legal.length > 0 && (
            <>
              <br />
              {legal.join(' · ')}
              <br />
              <LinkOnDark href="https://anpc.ro">ANPC</LinkOnDark>
              {' · '}
              <LinkOnDark href="https://reclamatiisal.anpc.ro">SAL</LinkOnDark>
            </>
          )}
        </FinePrint>
      </Container>
    </FooterGround>
  );
}
