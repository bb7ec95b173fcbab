import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { Footer } from '../layout/Footer';
import { Header } from '../layout/Header';
import { SkipLink, MAIN_ID } from '../layout/SkipLink';
import { AdoptedMarkup } from './AdoptedMarkup';
import type { AdoptedPage, LoadedPage } from './loadedPage';
import { NavigationProgress } from './NavigationProgress';
import { ROOT_ID } from './rootElement';
import { useArrival } from './useArrival';
import { useShownPage } from './useShownPage';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Page changes fade for 300 ms (specification §9); the first page is simply there. */
const PageFade = styled.div<{ $animated: boolean }>`
  animation: ${({ $animated }) => ($animated ? appear : 'none')} 300ms ease-out;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** Tools wait for it: from here on the page answers to its visitor. */
function useAliveMark(): void {
  useEffect(() => {
    document.getElementById(ROOT_ID)?.setAttribute('data-alive', '');
  }, []);
}

/** The whole site around the page that `initial` holds; later pages are fetched as they are visited. */
export function App({ initial }: { readonly initial: LoadedPage | AdoptedPage }) {
  const { shown, pending } = useShownPage(useLocation(), initial);
  const { page, location } = shown;
  useArrival(location);
  useAliveMark();

  return (
    <>
      <SkipLink />
      <NavigationProgress pending={pending} />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        <PageFade key={location.pathname} $animated={page !== initial}>
          {'markup' in page ? (
            <AdoptedMarkup markup={page.markup} />
          ) : (
            <div>
              <page.Page />
            </div>
          )}
        </PageFade>
      </main>
      <Footer />
    </>
  );
}
