import { useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { color } from '../ui/tokens';

const travel = keyframes`
  from { transform: scaleX(0.05); }
  to { transform: scaleX(0.9); }
`;

/** Delayed, so that waits under 150 ms show no bar. */
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 100;
  height: 3px;
  background: ${color.brand};
  transform: scaleX(0);
  transform-origin: left;
  animation: ${travel} 8s 150ms cubic-bezier(0.1, 0.8, 0.2, 1) forwards;
`;

/** Shows a thin bar at the top while the next page's code loads. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <Bar role="progressbar" aria-label="Se încarcă pagina" /> : null;
}
