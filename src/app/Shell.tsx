import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { Footer } from '../layout/Footer';
import { Header } from '../layout/Header';
import { SkipLink } from '../ui/links';
import type { PageHandle } from './loadedPage';
import { HYDRATED, ROOT_ID } from './elementIds';
import { useCurrentPage } from './useCurrentPage';
import { NOT_FOUND } from './routes';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { color } from '../ui/tokens';

const travel = keyframes`
  from { transform: scaleX(0.05); }
  to { transform: scaleX(0.9); }
`;

/** Appears after 150 ms, so that short waits show no bar. */
const ProgressBar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 100;
  height: 3px;
  background: ${color.brand};
  transform: scaleX(0);
  transform-origin: left;
  animation: ${travel} 8s 150ms cubic-bezier(0.1, 0.8, 0.2, 1) forwards;
`;

function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <ProgressBar role="progressbar" aria-label="Se încarcă pagina" /> : null;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const MAIN_ID = 'continut';

/** Fades a page in over 300 ms after a navigation; the first page appears without a fade. */
const PageFade = styled.div<{ $isAnimated: boolean }>`
  animation: ${({ $isAnimated }) => ($isAnimated ? appear : 'none')} 300ms ease-out;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** True once the visitor has left the page that the document was loaded with. */
function useHasMoved(pathname: string): boolean {
  const [first, setFirst] = useState<string | null>(pathname);
  if (first !== null && first !== pathname) setFirst(null);
  return first === null;
}

/** Marks the page as hydrated, for tools and for its handling of errors: not when an effect of its pages has failed. */
function useHydratedMark(): void {
  useEffect(() => {
    const mark = setTimeout(() => document.getElementById(ROOT_ID)?.setAttribute(HYDRATED, ''));
    return () => clearTimeout(mark);
  }, []);
}

export function Shell() {
  const { pathname } = useLocation();
  const hasMoved = useHasMoved(pathname);
  const { id, handle } = useMatches().at(-1) ?? {};
  const page = handle as PageHandle;
  useCurrentPage(page, id === NOT_FOUND ? undefined : pathname, hasMoved);
  useFocusOnNavigation();
  useHydratedMark();
  return (
    <>
      <SkipLink target={MAIN_ID}>Săriți la conținut</SkipLink>
      <NavigationProgress />
      <Header specialty={page.article?.booking === 'byPhone' ? undefined : page.specialty} />
      <main id={MAIN_ID} tabIndex={-1}>
        <PageFade key={pathname} $isAnimated={hasMoved}>
          <Outlet />
        </PageFade>
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
