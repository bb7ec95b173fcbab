import { KnownFactsContext, type KnownFacts } from '../api/clinicFacts';
import { useDeferredValue, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { Footer } from '../layout/Footer';
import { Header } from '../layout/Header';
import { SkipLink, MAIN_ID } from '../layout/SkipLink';
import { AdoptedMarkup } from './AdoptedMarkup';
import type { AdoptedPage, LoadedPage } from './loadedPage';
import { NavigationProgress } from './NavigationProgress';
import { ROOT_ID } from './rootElement';
import { patientPage, routes } from './routes';
import { SitePage } from './SitePage';
import { useArrival } from './useArrival';

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

const pages = [...routes, patientPage].map((route) => (
  <Route key={route.path} path={route.path} element={<SitePage route={route} />} />
));

interface Props {
  readonly initial: LoadedPage | AdoptedPage;
  readonly known: KnownFacts;
}

/** The whole site around the page that `initial` holds; later pages are fetched as they are visited. */
export function App({ initial, known }: Props) {
  const asked = useLocation();
  // The old page stays until the new one's code is here and it can be drawn whole.
  const location = useDeferredValue(asked);
  const { pathname } = location;
  const [firstPath, setFirstPath] = useState<string | null>(pathname);
  const isFirst = firstPath === pathname;
  // Who comes back to it gets it from its code, or from the server.
  if (firstPath !== null && !isFirst) setFirstPath(null);
  useArrival(location);
  useAliveMark();

  return (
    <KnownFactsContext value={known}>
      <SkipLink />
      <NavigationProgress pending={asked.pathname !== pathname} />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        <PageFade key={pathname} $animated={!isFirst}>
          {!isFirst ? (
            <Routes location={location}>{pages}</Routes>
          ) : 'markup' in initial ? (
            <AdoptedMarkup markup={initial.markup} />
          ) : (
            <div>
              <initial.Page />
            </div>
          )}
        </PageFade>
      </main>
      <Footer />
    </KnownFactsContext>
  );
}
