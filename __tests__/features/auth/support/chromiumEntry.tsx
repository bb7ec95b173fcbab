import { createRoot } from 'react-dom/client';
import { AuthScreen } from './AuthScreen';

/** The test page's script, as a page of the product with this capability would have it. */
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<AuthScreen />);
