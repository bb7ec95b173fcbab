import { createRoot } from 'react-dom/client';
import { AuthScreen } from './AuthScreen';

/** The test page's script: what a page of the product that shows the capability would be. */
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<AuthScreen />);
