import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { color } from '../ui/tokens';

/** Shorter waits need no sign. */
const PATIENCE_MS = 150;

const travel = keyframes`
  from { transform: scaleX(0.05); }
  to { transform: scaleX(0.9); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 100;
  height: 3px;
  background: ${color.brand};
  transform-origin: left;
  animation: ${travel} 8s cubic-bezier(0.1, 0.8, 0.2, 1) forwards;
`;

/** A thin bar at the top while the next page's code is on its way. */
export function NavigationProgress({ pending }: { readonly pending: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => {
      setLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return late ? <Bar role="progressbar" aria-label="Se încarcă pagina" /> : null;
}
